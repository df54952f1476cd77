export { changed } from './changed'
export { findPublicRestaurant } from './queries'
export { requireOwnRestaurant } from './require-own-restaurant'
export { type Hours, scheduleOf } from './schedule'
