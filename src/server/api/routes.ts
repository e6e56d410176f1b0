import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../domain/errors.ts'
import { refuseCrossSite } from '../http/csrf.ts'
import { sendError } from '../http/error-handler.ts'
import { CLOSED_POLICY } from '../http/security-headers.ts'
import { sessionCookieName } from '../http/session-guard.ts'
import { adminRoutes } from './admin/routes.ts'
import type { ApiOptions } from './api.ts'
import { createGuessLimiter } from './auth/login-rate-limit.ts'
import { authRoutes } from './auth/routes.ts'
import { welcomeRoutes } from './auth/welcome-routes.ts'
import { compileValidator } from './compile-validator.ts'
import { contactRoutes } from './contact/routes.ts'
import { describeRefusals, docsRoutes, SESSION_SCHEME } from './docs/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { publicRoutes } from './public/routes.ts'

type Options = Omit<ApiOptions, 'guesses'> & { prefix: string }

/** Registers the whole HTTP surface under `/api`, one line per area. */
export async function apiRoutes(app: FastifyInstance, options: Options): Promise<void> {
  app.removeContentTypeParser('text/plain')
  setZodLocale()
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...options.securityHeaders, 'content-security-policy': CLOSED_POLICY })
    refuseCrossSite(request, options.siteUrl)
  })

  app.addHook('onRoute', describeRefusals)
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Site API',
        version: '1.0.0',
        description: 'Everything the public site reads and sends, and what the coach does when logged in.',
      },
      servers: [{ url: options.siteUrl }],
      components: {
        securitySchemes: {
          [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: sessionCookieName(options.siteUrl) },
        },
      },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
    transformObject: jsonSchemaTransformObject,
  })

  // If passed on, the prefix would be applied to every area's routes a second time.
  const { prefix: _, ...given } = options
  const area = { ...given, guesses: createGuessLimiter(given.store, given.clock) }
  await app.register(publicRoutes, area)
  await app.register(noteRoutes, area)
  await app.register(newsletterRoutes, area)
  await app.register(contactRoutes, area)
  await app.register(authRoutes, area)
  await app.register(welcomeRoutes, area)
  await app.register(adminRoutes, area)
  await app.register(docsRoutes, area)
  // Answered before the body is read: at an unknown address no body is too large or of the wrong type.
  for (const url of ['/', '/*'])
    app.all(url, { schema: { hide: true }, onRequest: throwNotFound }, throwNotFound)
}

async function throwNotFound(): Promise<never> {
  throw new Failure('not_found', 'There is nothing at this address.')
}

/** Sets the message for schemas without their own: an error is a sentence for a person (API-ERROR-1). */
function setZodLocale(): void {
  z.config({
    localeError: ({ path = [] }) =>
      path.length > 0 ? `${path.join('.')} is not valid` : 'The request is not valid',
  })
}
