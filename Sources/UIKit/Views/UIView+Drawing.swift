import CellTrace
@_spi(CellHarness) import CoreGraphics
import Foundation
import HeadlessCore

/// The context that drawing goes to now; nil outside of a drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  if let context = UIKitRunState.current.drawing.pushed.last { return context }
  guard UIKitRunState.current.drawing.operations != nil else { return nil }
  return CGContext(clip: UIKitRunState.current.drawing.bounds) { DrawingLog.note($0) }
}

/// Lets UIKit's own drawing, of texts, paths and pictures, go to a context until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { UIKitRunState.current.drawing.pushed.append(context) }

/// Ends what ``UIGraphicsPushContext(_:)`` began; without one nothing happens.
public func UIGraphicsPopContext() { _ = UIKitRunState.current.drawing.pushed.popLast() }

extension UIView {
  /// What the view's `draw(_:)` draws, as text; nil if it draws nothing. Drawn again only after
  /// ``UIView/setNeedsDisplay()``, so that a drawing an app forgot to renew stays as it is on a phone.
  var drawing: String? {
    guard drawsItself else { return nil }
    if needsDisplay || geometry.bounds.size != drawnSize || (!drawn.isEmpty && drawnSurroundings != drawingSurroundings) {
      // Without `.redraw` a phone stretches the old picture; that is the same drawing in another size.
      needsDisplay = false
      drawnSize = geometry.bounds.size
      drawn = DrawingLog.recording(in: geometry.bounds) { draw(geometry.bounds) }.joined(separator: "; ")
      if !drawn.isEmpty {
        drawnSurroundings = drawingSurroundings
        // A drawing is the work of the item it is drawn for, and stays so until it is drawn again.
        if Probe.sink != nil { provenances["drawing"] = currentProvenance }
      }
    }
    return drawn.isEmpty ? nil : drawn
  }

  /// What the system draws a view again for by itself.
  private var drawingSurroundings: [Int] {
    let traits = traitCollection
    return [traits.userInterfaceStyle.rawValue, traits.accessibilityContrast.rawValue, traits.layoutDirection.rawValue]
  }

  func displayIsStale() {
    needsDisplay = true
    recordWrite("drawing")
  }

  /// Only classes of the app draw by themselves; those of this module describe what they show.
  private var drawsItself: Bool {
    let type = ObjectIdentifier(type(of: self))
    if let known = UIView.drawingTypes[type] { return known }
    let result = TypeModules.isOfApp(Swift.type(of: self))
    UIView.drawingTypes[type] = result
    return result
  }

  private static var drawingTypes: [ObjectIdentifier: Bool] = [:]
}
