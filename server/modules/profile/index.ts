export { updateRestaurant } from './update-restaurant'
