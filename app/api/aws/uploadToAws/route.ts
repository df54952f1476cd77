import { uploadToAws } from '@/contract/endpoints/files'
import { forward } from '@/lib/bff/forward'

export const POST = forward(uploadToAws)
