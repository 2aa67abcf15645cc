import CoreGraphics
import Foundation
import HeadlessCore
import QuartzCore

extension CALayer {
  /// The size that the layer would like to have: its own, and for a layer of text that of the text on one line.
  public func preferredFrameSize() -> CGSize {
    guard let layer = self as? CATextLayer else { return bounds.size }
    let text = (layer.string as? NSAttributedString)?.string ?? layer.string as? String ?? ""
    var font = (layer.font as? UIFont)?.details ?? FontDescription(size: 0)
    font.size = Double(layer.fontSize)
    let size = TextMetrics.size(of: text, font: font)
    return CGSize(width: size.width, height: size.height)
  }
}
