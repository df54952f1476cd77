import type { Region } from '@/contract/rules/place/region'
import type messages from '@/messages/es.json'

export type HolidayName = keyof typeof messages.holidays.names

export type HolidayRule = {
  /** Its name in messages/es.json, under which an owner's answer is stored too. */
  key: HolidayName
  /** A fixed day of every year, a number of days after Easter Sunday, or a list of days. */
  on: string | number | readonly string[]
  /** Left out: all of Spain. */
  regions?: readonly Region[]
  /** The regions where the Monday after is also a holiday if the holiday is on a Sunday. */
  mondayToo?: readonly Region[] | 'everywhere'
  /** The regions where the same rule applies to a Saturday. */
  saturdayToo?: readonly Region[]
  /** A holiday on a Sunday moves to the Monday. */
  moves?: true
}

const eidAlFitr = [
  ...['2025-03-30', '2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04', '2031-01-24'],
  ...['2032-01-14', '2033-01-02', '2033-12-23', '2034-12-12', '2035-12-01'],
]
const eidAlAdha = [
  ...['2025-06-06', '2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13', '2031-04-02'],
  ...['2032-03-22', '2033-03-11', '2034-03-01', '2035-02-18'],
]

/**
 * Spain's public holidays as in date-holidays, without its 42 MB of memory; a test compares the two. Local holidays are not
 * included: each of 8,132 councils chooses two.
 */
export const spanishHolidays: readonly HolidayRule[] = [
  { key: 'ano-nuevo', on: '01-01' },
  { key: 'reyes', on: '01-06' },
  { key: 'andalucia', on: '02-28', regions: ['AN'], mondayToo: ['AN'] },
  { key: 'baleares', on: '03-01', regions: ['IB'], mondayToo: ['IB'] },
  { key: 'san-jose', on: '03-19', regions: ['GA', 'MC', 'NC', 'PV', 'VC'] },
  {
    key: 'jueves-santo',
    on: -3,
    regions: [
      'AN',
      'AR',
      'AS',
      'CB',
      'CE',
      'CL',
      'CM',
      'CN',
      'EX',
      'GA',
      'IB',
      'MC',
      'MD',
      'ML',
      'NC',
      'PV',
      'RI',
    ],
  },
  { key: 'viernes-santo', on: -2 },
  { key: 'lunes-de-pascua', on: 1, regions: ['CT', 'IB', 'NC', 'PV', 'RI', 'VC'] },
  { key: 'aragon', on: '04-23', regions: ['AR'], mondayToo: ['AR'] },
  { key: 'castilla-y-leon', on: '04-23', regions: ['CL'], mondayToo: ['CL'] },
  {
    key: 'trabajo',
    on: '05-01',
    mondayToo: ['AN', 'AR', 'AS', 'CL', 'CT', 'EX', 'MC'],
    saturdayToo: ['CT'],
  },
  { key: 'madrid', on: '05-02', regions: ['MD'], moves: true },
  { key: 'galicia-letras', on: '05-17', regions: ['GA'] },
  { key: 'canarias', on: '05-30', regions: ['CN'], mondayToo: ['CN'] },
  { key: 'castilla-la-mancha', on: '05-31', regions: ['CM'] },
  { key: 'corpus', on: 60, regions: ['CM'] },
  { key: 'la-rioja', on: '06-09', regions: ['RI'] },
  { key: 'san-juan', on: '06-24', regions: ['CT', 'VC'] },
  { key: 'cantabria', on: '06-28', regions: ['CB'] },
  { key: 'galicia', on: '07-25', regions: ['GA'] },
  { key: 'santiago', on: '07-25', regions: ['PV'] },
  { key: 'ceuta-africa', on: '08-05', regions: ['CE'], mondayToo: ['CE'] },
  { key: 'asuncion', on: '08-15', mondayToo: ['AN', 'AR', 'AS', 'CL', 'CN'] },
  { key: 'ceuta', on: '09-02', regions: ['CE'], mondayToo: ['CE'] },
  { key: 'asturias', on: '09-08', regions: ['AS'], mondayToo: ['AS'] },
  { key: 'extremadura', on: '09-08', regions: ['EX'], mondayToo: ['EX'] },
  { key: 'cataluna', on: '09-11', regions: ['CT'] },
  { key: 'cantabria-aparecida', on: '09-15', regions: ['CB'], mondayToo: ['CB'] },
  { key: 'hispanidad', on: '10-12' },
  {
    key: 'todos-los-santos',
    on: '11-01',
    mondayToo: ['AN', 'AR', 'AS', 'CL', 'CM', 'CN', 'EX', 'MD', 'NC'],
  },
  {
    key: 'constitucion',
    on: '12-06',
    mondayToo: ['AN', 'AR', 'AS', 'CB', 'CL', 'EX', 'MC', 'MD', 'ML', 'RI'],
  },
  { key: 'inmaculada', on: '12-08' },
  { key: 'navidad', on: '12-25', mondayToo: 'everywhere' },
  { key: 'san-esteban', on: '12-26', regions: ['CT'] },
  { key: 'fin-del-ramadan', on: eidAlFitr, regions: ['ML'] },
  { key: 'sacrificio', on: eidAlAdha, regions: ['CE', 'ML'] },
]
