import { type Phrases, retold } from '@sandtable/kernel/words';
import { hostPhrases } from '../words/en';
import type { Port } from './port';

interface Fact {
  readonly message?: unknown;
  readonly problems?: unknown;
  readonly problem?: unknown;
}

/** A port whose own sentences, those of refusals and problems, go out in another language. */
export function retelling(port: Port, phrases: () => Phrases): Port {
  return {
    postMessage: (message) => port.postMessage(retoldReply(message, phrases())),
    addEventListener: (type, listener) => port.addEventListener(type, listener),
  };
}

function retoldReply(said: unknown, phrases: Phrases): unknown {
  if (phrases === hostPhrases || typeof said !== 'object' || said === null) return said;
  const { message, problems, problem }: Fact = said;
  return {
    ...said,
    ...(typeof message === 'string' ? { message: retold(hostPhrases, phrases, message) } : {}),
    ...(Array.isArray(problems) ? { problems: problems.map((each) => retoldReply(each, phrases)) } : {}),
    ...(typeof problem === 'object' ? { problem: retoldReply(problem, phrases) } : {}),
  };
}
