import { trackVisit } from '@/lib/bff/track-visit'

export const POST = trackVisit
