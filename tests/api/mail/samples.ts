import { newId } from '@/server/db/id'
import {
  confirmAlert,
  confirmSubscription,
  contactMessage,
  contactReceived,
  dailyDigest,
  dailyMenu,
  dishAlert,
  emailChangeAsked,
  emailChanged,
  emailCode,
  emailTaken,
  factorChanged,
  menuReminder,
  newDevice,
  passwordChanged,
  paymentFailed,
  paymentGivenBack,
  paymentReceived,
  planEnding,
  qrOrderChanged,
  qrOrdered,
  qrOrderReceived,
  resetCode,
  restaurantRejected,
  restaurantVerified,
  verifyEmail,
  welcome,
} from '@/server/mails/definitions'
import type { Mail } from '@/server/mails/mail'

const at = new Date('2026-11-20T09:05:00Z')
/** Text that must stay text. */
const nasty = `Bar <script>alert("1")</script> & Cía's {name} \u202e ${'Ñ'.repeat(60)}`

const order = {
  ...{ orderId: newId(), pack: 'Pro', codes: 30, priceCents: 2490, name: nasty, email: 'ana@example.com' },
  restaurant: { restaurantId: newId(), restaurantName: nasty },
  design: { url: 'https://mantel.example/qr/0a1b2c3d4e5f', color: '#b80f2a', logoUrl: '/files/logo.webp' },
}

const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    name: `${name} ${n}`,
    supplement: 1.5,
    allergens: { gluten: 'contains' },
  }))

const aMenu = {
  ...{
    menuId: newId(),
    date: '2026-11-20',
    service: 'comida',
    state: 'published',
    price: 12.5,
    halfPrice: 9,
  },
  ...{ includes: ['pan', 'bebida'], window: { start: '13:00', end: '25:30' }, observation: nasty },
  categories: [
    { name: nasty.slice(0, 80), items: many(nasty, 20) },
    { name: 'Segundos', items: many('Bacalao al pil-pil', 20) },
  ],
  updatedAt: '2026-11-20T10:00:00.000Z',
}

const aHouse = {
  ...{
    restaurantId: newId(),
    restaurantName: nasty,
    date: '2026-11-20',
    address: nasty,
    city: 'León',
    phone: '987 000 000',
  },
  ...{ hours: [{ start: '13:00', end: '16:00' }], hasPicture: true, menus: [aMenu] },
}

/** Each mail with data. */
export const samples: [Mail, unknown][] = [
  [
    confirmSubscription,
    { subscriptionId: newId(), restaurantId: newId(), restaurantName: nasty, issuedAt: at },
  ],
  [
    factorChanged,
    {
      ...{ change: 'passkey-removed', isOn: false, at },
      device: { browser: nasty, system: nasty },
    },
  ],
  [emailCode, { changeId: newId() }],
  [emailTaken, {}],
  [emailChangeAsked, { changeId: newId(), device: { browser: nasty, system: nasty }, at }],
  [emailChanged, { changeId: newId(), device: { browser: nasty, system: nasty }, at }],
  [passwordChanged, { how: 'changed', device: { browser: nasty, system: nasty }, at }],
  [newDevice, { browser: nasty, system: nasty, timeZone: 'Europe/Madrid', country: null, at }],
  [
    contactMessage,
    {
      ...{ name: nasty, email: 'ana@example.com', type: 'Reclamacion', message: `${nasty}\n`.repeat(3) },
      restaurant: { restaurantId: newId(), restaurantName: nasty },
    },
  ],
  [confirmAlert, { alertId: newId(), dish: 'Fabada asturiana', issuedAt: at }],
  [
    dishAlert,
    {
      date: '2026-11-20',
      alerts: [
        {
          ...{ alertId: newId(), dish: 'fabada', place: 'Madrid' },
          finds: [true, false].map((isToday) => ({
            ...{ restaurantId: newId(), restaurantName: nasty, date: '2026-11-20', isToday, dish: nasty },
            ...{ priceCents: isToday ? 1250 : null, km: 0.42 },
          })),
        },
      ],
    },
  ],
  [contactReceived, { messageId: newId() }],
  [dailyDigest, { date: '2026-11-20', menus: [aHouse, { ...aHouse, restaurantId: newId() }] }],
  [dailyMenu, aHouse],
  [qrOrdered, order],
  [qrOrderReceived, order],
  [qrOrderChanged, { ...order, state: 'sent' }],
  [resetCode, { codeId: newId() }],
  [restaurantRejected, { restaurantName: nasty, reason: `${nasty}\n${nasty}` }],
  [
    menuReminder,
    { restaurantName: nasty, menuId: newId(), date: '2031-05-08', today: '2031-05-12', issuedAt: at },
  ],
  [paymentFailed, { payBefore: at }],
  [paymentGivenBack, { amountCents: 1198 }],
  [paymentReceived, { amountCents: 1198, periodStart: at, periodEnd: at, isTest: true }],
  [planEnding, { plan: 'trial', endsAt: at, timeZone: 'Europe/Madrid' }],
  [restaurantVerified, { restaurantId: newId(), restaurantName: nasty }],
  [verifyEmail, { tokenId: newId() }],
  [welcome, { restaurantId: newId(), isPublic: true, trialEndsAt: at }],
]
