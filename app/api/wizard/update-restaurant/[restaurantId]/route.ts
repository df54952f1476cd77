import { updateRestaurant } from '@/contract/endpoints/wizard'
import { forward } from '@/lib/bff/forward'

export const PATCH = forward(updateRestaurant)
