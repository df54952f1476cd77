// Owners read no language of the diner's side: what only they read stays Castilian.
export { deviceName, holidays } from '@/messages/es.json'
export {
  allergens,
  contact,
  dishAlert,
  includes,
  mail,
  printedMenu,
  site,
  subscription,
  weekdays,
} from '@/messages/fr.json'
