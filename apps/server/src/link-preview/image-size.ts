/** What those who show links expect of a picture. */
export const WIDTH = 1200;
export const HEIGHT = 630;
