export { requireOwnFiles } from './own-files'
export { updateRestaurant } from './update-restaurant'
