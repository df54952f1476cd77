import { exportData } from '@/contract/endpoints/accounts'
import { forward } from '@/lib/bff/forward'

export const GET = forward(exportData)
