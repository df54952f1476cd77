import { z } from 'zod'
import type { EndpointData } from '@/contract/endpoint'
import { errorEnvelope } from '@/contract/errors'
import { proofHeader } from '@/contract/internal-proof'

export type Schema = z.core.JSONSchema.BaseSchema

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
export type Content = { description: string; content: Record<string, { schema: Schema }> }

export type Operation = {
  tags: string[]
  summary: string
  parameters?: Parameter[]
  requestBody?: Content & { required: true }
  responses: Record<string, Content | { $ref: string }>
  security?: Record<string, string[]>[]
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: Record<string, unknown>
}

const security = { owner: [{ token: [] }], internal: [{ secret: [] }] }

/** The contract's endpoints as an OpenAPI document, derived completely from the contract. */
export function openApi(endpoints: EndpointData[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mantel', version: '1', description: 'Restaurantes y menús del día de España.' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        secret: { type: 'apiKey', in: 'header', name: proofHeader },
      },
      responses: { error: json('Algo no ha ido bien.', schemaOf(errorEnvelope, 'output')) },
    },
  }
}

function operation(endpoint: EndpointData): Operation {
  const { path, summary, params, query, body, upload, status = 200, auth } = endpoint
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
  return {
    tags: [path.split('/')[2] ?? 'api'],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(body, endpoint) }),
    ...(upload && { requestBody: uploadBody(upload) }),
    responses: {
      [status]: answerOf(endpoint),
      ...Object.fromEntries(
        failures(endpoint).map((code) => [code, { $ref: '#/components/responses/error' }]),
      ),
    },
    ...(auth !== 'public' && { security: security[auth] }),
  }
}

function failures({ auth, params, query, body, upload }: EndpointData): number[] {
  const invalid = params || query || body || upload ? [400] : []
  return [
    ...invalid,
    ...(auth === 'public' ? [] : [401]),
    ...(params ? [404] : []),
    ...(body || upload ? [413, 415] : []),
    429,
    500,
  ]
}

const binary: Schema = { type: 'string', format: 'binary' }

function answerOf({ reply, file }: EndpointData): Content {
  if (file) return { description: 'Archivo', content: { [file]: { schema: binary } } }
  return json('Respuesta', schemaOf(reply, 'output'))
}

function requestBody(body: z.ZodType, { form }: EndpointData) {
  const types = [
    'application/json',
    ...(form ? ['multipart/form-data', 'application/x-www-form-urlencoded'] : []),
  ]
  const schema = schemaOf(body, 'input')
  const content = Object.fromEntries(types.map((type) => [type, { schema }]))
  return { required: true as const, description: 'Cuerpo', content }
}

function uploadBody({ field }: NonNullable<EndpointData['upload']>) {
  const schema: Schema = { type: 'object', properties: { [field]: binary }, required: [field] }
  return { required: true as const, description: 'Archivo', content: { 'multipart/form-data': { schema } } }
}

function parametersOf(schema: z.ZodType | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: typeof property === 'boolean' ? {} : property,
  }))
}

function json(description: string, schema: Schema): Content {
  return { description, content: { 'application/json': { schema } } }
}

/** A type that JSON Schema cannot express becomes "any", not a wrong type. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
