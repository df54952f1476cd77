import { z } from 'zod'
import { endpoint } from '../endpoint'
import { timeZoneName } from '../entities/factor-challenge'
import { id } from '../entities/id'
import { mayBeEmpty } from '../entities/lenient'
import {
  accountDeletion,
  email,
  knownPassword,
  oneTimeCode,
  owner,
  password,
  registration,
  session,
} from '../entities/owner'

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  auth: 'public',
  limit: 'register',
  summary: 'Abre una cuenta con su restaurante, 15 días de prueba y una sesión de 48 horas',
  status: 201,
  body: registration.extend({ timeZone: timeZoneName.optional() }),
  reply: session.extend({ restaurantId: id }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  auth: 'public',
  /** The verb counts guesses, because it knows a failure from a success. */
  limit: 'write',
  summary:
    'Abre una sesión de 48 horas; con verificación en dos pasos, un 401 second-factor-needed con su reto',
  body: z.object({ email, password: knownPassword, timeZone: timeZoneName.optional() }),
  reply: session,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'owner',
  summary: 'Cierra la sesión',
  reply: z.object({ success: z.literal(true) }),
})

export const getOwner = endpoint({
  method: 'GET',
  path: '/api/owner/:ownerId',
  auth: 'owner',
  summary: 'El propietario de la sesión, con su restaurante',
  params: z.object({ ownerId: id }),
  reply: owner,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/changePassword',
  auth: 'owner',
  limit: 'secret',
  summary: 'Cambia la contraseña y cierra las demás sesiones',
  body: z.object({
    currentPassword: knownPassword,
    newPassword: password,
    ownerId: mayBeEmpty(id),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
})

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forget-password',
  auth: 'public',
  limit: 'recovery',
  summary: 'Envía un código de seis dígitos para cambiar la contraseña',
  form: true,
  body: z.object({ email }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  auth: 'public',
  limit: 'recovery',
  summary: 'Cambia la contraseña con el código del correo y cierra todas las sesiones',
  body: z.object({ email, otp: oneTimeCode, newPassword: password }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/api/auth/verify-email',
  auth: 'public',
  limit: 'secret',
  summary: 'Verifica un correo con el enlace recibido; repetirlo responde lo mismo',
  /** Optional, because a missing token has its own text. */
  query: z.object({ token: z.string().max(200).optional() }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  auth: 'owner',
  limit: 'mail',
  summary: 'Envía otra vez el enlace de verificación; los anteriores siguen valiendo',
  reply: z.object({ success: z.literal(true), alreadyVerified: z.boolean() }),
})

export const exportData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  auth: 'owner',
  limit: 'export',
  summary: 'Todo lo que guardamos del propietario, tabla a tabla y por partes de unos dos megas',
  query: z.object({ after: z.string().max(2000).optional() }),
  reply: z.object({
    exportedAt: z.iso.datetime(),
    /** The `after` of the next part. Null at the end. A table can continue in the next part. */
    next: z.string().nullable().default(null),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  auth: 'owner',
  limit: 'secret',
  summary: 'Borra la cuenta y su restaurante; las facturas se conservan, como pide la ley',
  body: accountDeletion,
  reply: z.object({ success: z.literal(true) }),
})
