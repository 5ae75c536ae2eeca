import { describe, expect, it } from 'vitest';
import { splitStatements } from './sql-statements.ts';

const texts = (script: string): string[] => splitStatements(script).map(({ text }) => text);

describe('splitStatements', () => {
  it('cuts at semicolons and names the line of each first word', () => {
    expect(splitStatements('-- a comment; still\nselect 1;\n\n/* b; */ select\n 2 ;;\n')).toEqual([
      { text: 'select 1', line: 2 },
      { text: 'select\n 2', line: 4 },
    ]);
  });

  it('keeps a last statement without its semicolon, and finds nothing in comments alone', () => {
    expect(texts('select 1; select 2')).toEqual(['select 1', 'select 2']);
    expect(texts('-- nothing;\n/* at /* all; */ ; */\n')).toEqual([]);
  });

  it.each([
    ["select 'a;b', 'it''s;'"],
    [String.raw`select E'\';' , 1`],
    ['select "a;""b;" from x'],
    ['create function f() returns int as $$ begin; return 1; end $$ language plpgsql'],
    ["do $isi$ begin execute $$select ';'$$; end $isi$"],
    ['create rule r as on insert to t do (delete from a; delete from b)'],
    ['create function f() returns int begin atomic; select case when true then 1 end; select 2; end'],
    ['select 1 as a$b$c'],
    ["select 'emas 💍;', $kalung𝒳$;$kalung𝒳$"],
  ])('leaves %s whole', (statement) => {
    expect(texts(`${statement};\nselect 0;`)).toEqual([statement, 'select 0']);
  });

  it('leaves what never ends to PostgreSQL', () => {
    expect(texts("select 1; select 'abc; select 2;")).toEqual(['select 1', "select 'abc", 'select 2']);
    expect(texts('select 1; do $$ begin; ')).toEqual(['select 1', 'do $$ begin;']);
    expect(texts('select 1; /* select 2;')).toEqual(['select 1']);
  });
});
