import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text in the code that reads like English: words with a space between them, one of them in small letters. */
export interface Sentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const ENGLISH = /[A-Za-z]{2,},? [a-z]+|… [a-z]{3,}|\b[a-z]{3,} …/;

export function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => path.join(folder, file).replaceAll('\\', '/'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The texts of a file that a player might be shown. Errors that are thrown speak to developers. */
export function sentencesIn(file: string, source = readFileSync(file, 'utf8')): Sentence[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text !== null && ENGLISH.test(text)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
      found.push({ file, line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** What a literal says; gaps of a template are an ellipsis. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}
