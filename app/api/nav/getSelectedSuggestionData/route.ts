import { findPlace } from '@/contract/endpoints/places'
import { forward } from '@/lib/bff/forward'

export const GET = forward(findPlace)
