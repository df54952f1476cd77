import {
  deleteUserTemplate,
  getUserTemplate,
  renameUserTemplate,
  saveUserTemplate,
} from '@/contract/endpoints/templates'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getUserTemplate)
export const PUT = forward(saveUserTemplate)
export const PATCH = forward(renameUserTemplate)
export const DELETE = forward(deleteUserTemplate)
