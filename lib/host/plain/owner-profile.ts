import 'server-only'
import { crc32 } from 'node:zlib'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { tags } from '@/contract/cache-tags'
import { getProfileSheet, saveProfile } from '@/contract/endpoints/profile'
import {
  getWizardDraft,
  keepWizardDraft,
  saveWizardData,
  sendWelcomeEmail,
  updateRestaurant,
} from '@/contract/endpoints/wizard'
import type { ProfileChanges } from '@/contract/entities/profile'
import { type ProfileSheet, profileSheet } from '@/contract/entities/profile-sheet'
import { getSession } from '../../session'
import { ChangedMeanwhile, type SendPlain } from './ask'
import { plainProfile } from './profile'
import { translate } from './translation'
import { wizardPayloadOf } from './wizard-payload'

const details = z.object({ restaurantData: plainProfile })

/**
 * The profile as the owner filled it in. Such a host has no version numbers: a checksum of the saved fields shows whether somebody else
 * has changed them.
 */
async function ownSheet(ask: SendPlain): Promise<ProfileSheet> {
  const { ownerId = '', restaurantId: mine = '' } = await getSession()
  const reply = await ask('GET', `/api/profile/editDetails/${encodeURIComponent(ownerId)}`)
  const { location, restaurantLocation, schedule, profileImages, ...fieldsOfHost } =
    details.parse(reply).restaurantData
  const { Address: restaurantAddress, ...place } = restaurantLocation
  const fields = profileSheet.shape.fields.parse({
    ...{ ...fieldsOfHost, ...place, restaurantAddress, days: schedule },
    ...{ mainArea: '', house: '', apartment: '', hasFullMenu: null },
    ...{ lat: location?.lat ?? null, lon: location?.lon ?? null },
    images: profileImages.map(({ url }) => url),
  })
  return {
    restaurantId: fieldsOfHost.restaurantId || mine,
    version: crc32(JSON.stringify(fields)) || 1,
    updatedAt: fieldsOfHost.updatedAt,
    isPublic: fieldsOfHost.restaurantName !== '' && location !== null,
    fields,
  }
}

async function save(sheet: ProfileSheet, changes: ProfileChanges, ask: SendPlain) {
  const { ownerId } = await getSession()
  const body = { ownerId, ...wizardPayloadOf(sheet.fields, changes, new Date()) }
  await ask('POST', '/api/wizard/saveWizardData', { body })
  const saved = await ownSheet(ask)
  const { lat, lon } = saved.fields
  const near = lat === null || lon === null ? [] : tags.searchesNear({ lat, lon })
  for (const tag of [tags.restaurant(saved.restaurantId), ...near]) revalidateTag(tag, { expire: 0 })
  return saved
}

export const ownerProfileCalls = [
  translate(getProfileSheet, async (_, ask) => ownSheet(ask)),
  translate(saveProfile, async ({ body: { version, changes } }, ask) => {
    const sheet = await ownSheet(ask)
    if (sheet.version !== version) throw new ChangedMeanwhile(sheet)
    return save(sheet, changes, ask)
  }),
  translate(saveWizardData, async ({ body: { changes } }, ask) => {
    const { restaurantId, version } = await save(await ownSheet(ask), changes, ask)
    return { success: true, restaurantId, version }
  }),
  /** The browser keeps what is typed. Nobody keeps the step that the owner has reached. */
  translate(getWizardDraft, async () => ({ step: 1, answers: {} })),
  translate(keepWizardDraft, async () => ({ success: true })),
  translate(sendWelcomeEmail, async ({ body }, ask) => {
    await ask('POST', '/api/wizard/send-welcome-email', { body })
    return { success: true }
  }),
  translate(updateRestaurant, async ({ params: { restaurantId }, body }, ask) => {
    await ask('PATCH', `/api/wizard/update-restaurant/${encodeURIComponent(restaurantId)}`, { body })
    return { success: true, restaurantId, version: 1 }
  }),
]
