import { z } from 'zod'
import { id } from './id'
import { lineText } from './text'

/** The things that a visitor can report as wrong on a profile. */
export const reportKinds = ['hours', 'price', 'address', 'closed', 'no-menu'] as const

export const reportOutcomes = ['settled', 'dismissed'] as const

export const maxReportSentence = 200

export const reportRequest = z.object({
  restaurantId: id,
  kind: z.enum(reportKinds),
  /** How it really is. One line, because operators read it in a terminal. */
  sentence: lineText(maxReportSentence).default(''),
})

/** A report as the owner reads it: nothing in it leads to the visitor. */
export const ownReport = z.object({
  reportId: id,
  kind: z.enum(reportKinds),
  sentence: z.string(),
  createdAt: z.iso.datetime(),
})

export const reportOutcome = z.enum(reportOutcomes)

export type ReportKind = (typeof reportKinds)[number]
export type ReportOutcome = (typeof reportOutcomes)[number]
export type OwnReport = z.infer<typeof ownReport>
