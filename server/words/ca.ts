export {
  allergens,
  contact,
  deviceName,
  dishAlert,
  holidays,
  includes,
  mail,
  printedMenu,
  site,
  subscription,
  weekdays,
} from '@/messages/ca.json'
