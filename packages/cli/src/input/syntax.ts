import type { Document, YAMLError } from 'yaml';

interface SyntaxProblem {
  readonly offset: number;
  readonly message: string;
}

/** The first thing wrong with how a document is written, in our words. Odd tags are wrong too: nothing of ours has any. */
export function syntaxProblem(document: Document.Parsed, text: string): SyntaxProblem | null {
  const error = document.errors[0] ?? document.warnings[0];
  if (error === undefined) return null;
  const offset = error.pos[0];
  return { offset, message: `expected ${expectation(error)}, found ${foundAt(text, offset)}` };
}

function expectation(error: YAMLError): string {
  const closing = /end with a ([\]}])/.exec(error.message);
  if (closing !== null) return `a closing ${closing[1]}`;
  const quote = /^Missing closing (['"])/.exec(error.message);
  if (quote !== null) return `a closing ${quote[1]}`;
  if (error.message.startsWith('Missing ,')) return 'a comma';
  if (error.message.includes('in YAML stream')) return 'the end of the document';
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return 'every key once';
    case 'TAB_AS_INDENT':
      return 'spaces as indentation';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'one key on a line';
    case 'MULTILINE_IMPLICIT_KEY':
      return 'a key and its colon on one line';
    case 'BAD_DQ_ESCAPE':
      return 'an escape such as \\n or \\"';
    case 'BAD_SCALAR_START':
      return 'quotes around this value';
    case 'BAD_INDENT':
      return 'the same indentation as above';
    case 'TAG_RESOLVE_FAILED':
      return 'a plain value without a tag';
    case 'MISSING_CHAR':
      return 'a colon after the key';
    default:
      return 'JSON or YAML';
  }
}

const WORD = /[^\s,:[\]{}]{1,30}/y;

function foundAt(text: string, offset: number): string {
  const char = text[offset];
  if (char === undefined || text.slice(offset).trim() === '') return 'the end of the file';
  if (char === '\n' || char === '\r') return 'the end of the line';
  if (char === '\t') return 'a tab';
  WORD.lastIndex = offset;
  return `"${WORD.exec(text)?.[0] ?? char}"`;
}
