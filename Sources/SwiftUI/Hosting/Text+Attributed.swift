import Foundation
import UIKit

nonisolated extension Text {
  /// Creates text from an attributed string: colours, fonts, lines, links, and what marks of Markdown mean.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(attributed: attributedContent) { run, text in
      guard let intent = run.inlinePresentationIntent else { return text }
      var text = text
      if intent.contains(.stronglyEmphasized) { text = text.bold() }
      if intent.contains(.emphasized) { text = text.italic() }
      if intent.contains(.code) { text = text.monospaced() }
      if intent.contains(.strikethrough) { text = text.strikethrough() }
      return text
    }
  }
}
