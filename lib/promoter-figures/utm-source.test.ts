import { toFigureSource } from './utm-source';

it('ignores capitals in a source', () => {
  expect(toFigureSource(' WeChat ')).toBe('wechat');
  expect(toFigureSource('公众号')).toBe('公众号');
  expect(toFigureSource('   ')).toBe('');
});
