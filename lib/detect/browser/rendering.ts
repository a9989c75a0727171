/** Reads graphics and sound of the browser. The canvas and the sound are made twice, so that added noise shows. */
import type { RenderedFacts, WebglFacts } from '../facts';
import { hashBytes } from './hash-bytes';
import { UnsupportedError } from './try-read';

const canvasSize = { width: 240, height: 60 };

/**
 * Draws letters, a curve and a transparent overlay, whose pixels depend on fonts, smoothing and graphics card. The
 * canvas is never shown.
 */
function drawOnCanvas(): Uint8Array {
  const canvas = Object.assign(document.createElement('canvas'), canvasSize);
  const context = canvas.getContext('2d');
  if (!context) throw new UnsupportedError();
  context.fillStyle = 'orange';
  context.fillRect(10, 8, 90, 30);
  context.fillStyle = 'navy';
  context.font = '16px Arial, sans-serif';
  context.fillText('Detect 检测 ☂ 0O1l', 6, 30);
  context.globalAlpha = 0.5;
  context.fillStyle = 'teal';
  context.arc(170, 30, 22, 0, Math.PI * 1.7);
  context.fill();
  const { data } = context.getImageData(0, 0, canvasSize.width, canvasSize.height);
  return new Uint8Array(data.buffer);
}

const isBlank = <Item>(items: ArrayLike<Item>) => {
  for (let index = 1; index < items.length; index += 1) if (items[index] !== items[0]) return false;
  return true;
};

/** Draws twice on a canvas and compares the pixels. @throws UnsupportedError without a canvas */
export function readCanvas(): RenderedFacts {
  const [first, second] = [drawOnCanvas(), drawOnCanvas()];
  const hash = hashBytes(first);
  return {
    hash,
    isSteady: hash === hashBytes(second),
    isBlank: isBlank(new Uint32Array(first.buffer)),
  };
}

/** Reads the names that WebGL gives for the graphics card. @throws UnsupportedError without WebGL */
export function readWebgl(): WebglFacts {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) throw new UnsupportedError();
  const debugInfo = gl.getExtension('WEBGL_debug_renderer_info');
  const parameterText = (name: number) => String(gl.getParameter(name) ?? '');
  const facts = {
    vendor: parameterText(debugInfo ? debugInfo.UNMASKED_VENDOR_WEBGL : gl.VENDOR),
    renderer: parameterText(debugInfo ? debugInfo.UNMASKED_RENDERER_WEBGL : gl.RENDERER),
  };
  // Browsers keep only a few WebGL contexts at a time.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return facts;
}

/** A tenth of a second of a compressed tone, computed but not played. */
async function renderTone(): Promise<Float32Array> {
  if (typeof OfflineAudioContext === 'undefined') throw new UnsupportedError();
  const context = new OfflineAudioContext(1, 4_410, 44_100);
  const tone = context.createOscillator();
  const compressor = context.createDynamicsCompressor();
  tone.type = 'triangle';
  tone.frequency.value = 10_000;
  tone.connect(compressor);
  compressor.connect(context.destination);
  tone.start(0);
  return (await context.startRendering()).getChannelData(0);
}

/** Renders a tone twice without playing it and compares the samples. */
export async function readAudio(): Promise<RenderedFacts> {
  const [first, second] = [await renderTone(), await renderTone()];
  const hashSamples = (samples: Float32Array) =>
    hashBytes(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  const hash = hashSamples(first);
  return { hash, isSteady: hash === hashSamples(second), isBlank: isBlank(first) };
}
