/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { modulePixels, qrSvgFile, qrShapeFromSvg } from './qr-shape';
import { QrSvg } from './qr-svg';

const renderQr = (value: string) =>
  render(<QrSvg value={value} margin={4} />).container.querySelector('svg')!;

describe('qrShapeFromSvg', () => {
  it('finds the dark modules and their grid', () => {
    const shape = qrShapeFromSvg(renderQr('https://a.example/register?promoter=K7MPX4QH'));
    // A code of the smallest version has 21 modules, and four of quiet zone on each side.
    expect(shape?.size).toBeGreaterThanOrEqual(21 + 8);
    // The first row of a finder pattern begins right inside the quiet zone.
    expect(shape?.path).toMatch(/^M4[ ,]4\s*h7/);
  });

  it('is null for a drawing without a code', () => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    expect(qrShapeFromSvg(svg)).toBeNull();
  });
});

describe('qrSvgFile', () => {
  it('is a complete picture, dark on white', () => {
    const text = qrSvgFile({ size: 29, path: 'M4 4h7v1H4z' });
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    expect(picture.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(picture.getAttribute('viewBox')).toBe('0 0 29 29');
    expect([...picture.children].map((path) => path.getAttribute('fill'))).toEqual([
      'white',
      'black',
    ]);
  });
});

describe('modulePixels', () => {
  it.each([
    [29, 1024, 36],
    [33, 1024, 32],
    [41, 1024, 25],
    [177, 100, 1],
  ])('%i modules in %i', (size, minPixels, pixels) =>
    expect(modulePixels(size, minPixels)).toBe(pixels),
  );
});
