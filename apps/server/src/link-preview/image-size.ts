/** What those who show links expect of a picture. */
export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;
