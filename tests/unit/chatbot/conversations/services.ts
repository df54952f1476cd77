import { type Conversation, out, today } from '../conversation'
import { lunch, menuOf, wednesday } from '../world'

const dinner = { ...menuOf(wednesday, 'published', { ...lunch, price: 22 }), service: 'cena' as const }
const lunchAndDinner = { menus: [menuOf(wednesday, 'published'), dinner] }
const atNight = today.replace('hoy published 12.5:', 'hoy cena published 25:')

/** A service that a message names, and «sí» after a message that was not understood. */
export const services: Conversation[] = [
  {
    meant: 'a price of dinner leaves lunch as it is',
    start: lunchAndDinner,
    says: [['sube la cena a 25', 'la cena a 25', 'precio de la cena 25', 'pon la cena a 25 euros']],
    stands: [today, atNight],
  },
  {
    meant: 'a day without dinner: lunch is not touched',
    start: out,
    says: [['sube la cena a 25', 'la cena a 25', 'precio de la cena 25']],
    stands: [today],
    answer: /^No hay menú para la cena de hoy, así que no he tocado nada\./,
  },
  {
    meant: '«sí» after a message that was not understood: nothing has changed, and it says so',
    start: out,
    says: ['la abuela fuma en el porche', ['sí', 'vale', 'dale']],
    stands: [today],
    answer: /^Todavía no he cambiado nada/,
  },
]
