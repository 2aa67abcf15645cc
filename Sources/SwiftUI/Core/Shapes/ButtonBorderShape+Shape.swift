import Foundation

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    if self == .circle { return Circle().path(in: rect) }
    if self == .roundedRectangle || name.hasPrefix("roundedRectangle ") {
      return Path(
        roundedRect: rect, cornerRadius: name.split(separator: " ").last.flatMap { Double($0) }.map { CGFloat($0) } ?? 8)
    }
    return Capsule().path(in: rect)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}
