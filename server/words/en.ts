export {
  allergens,
  contact,
  deviceName,
  dishAlert,
  includes,
  mail,
  printedMenu,
  site,
  subscription,
  weekdays,
} from '@/messages/en.json'
