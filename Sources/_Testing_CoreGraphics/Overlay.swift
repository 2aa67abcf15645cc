// `import Testing` beside `import CoreGraphics` makes the compiler look for this module. It has nothing to add.
