import { AdviceRequestDto, GenerateAdviceDto } from '@beside/common/advice/advice.dto';
import { isUUID } from 'class-validator';
import { Router } from 'express';
import { parseInput } from '../../http/validate.ts';
import type { Web } from '../../http/web.ts';
import { notFound } from '../../lib/app-error.ts';
import type { AdviceService } from './advice.service.ts';

export function adviceRoutes(advice: AdviceService, { actor, admit, body, limit, gone }: Web): Router {
  const router = Router();

  router.post('/generate', limit('generate'), body, async (request, response) => {
    const dto = await parseInput(GenerateAdviceDto, request.body);
    await admit(request);
    response.json({ success: true, session: await advice.generate(actor(request), dto, gone(response)) });
  });

  // For whoever has no socket; everyone else sends `advice:stop`.
  router.post('/stop', limit('write'), body, async (request, response) => {
    const { requestId } = await parseInput(AdviceRequestDto, request.body);
    await advice.stop(actor(request), requestId.toLowerCase());
    response.json({ success: true });
  });

  router.get('/:id', limit('read'), async (request, response) => {
    response.json({ success: true, session: await advice.read(actor(request), idOf(request.params.id)) });
  });

  router.delete('/:id', limit('write'), async (request, response) => {
    await advice.remove(actor(request), idOf(request.params.id));
    response.json({ success: true });
  });

  return router;
}

function idOf(raw: unknown): string {
  if (!isUUID(raw)) throw notFound();
  return String(raw);
}
