/** Classes of a still of the product on a phone, in the phone's frame. */
export const phonePictureStyles =
  'mx-auto mt-5 h-auto w-full max-w-[380px] rounded-[34px] border-[6px] lg:border-[8px] border-text bg-paper shadow-2';
