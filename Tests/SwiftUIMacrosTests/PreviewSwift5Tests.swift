import SwiftUI
import Testing

private final class Cell: UIView {
  static var made = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Cell.made += 1
  }

  required init?(coder: NSCoder) { nil }
}

#Preview { Text("plain") }

#Preview("Cell", traits: .sizeThatFitsLayout) {
  let cell = Cell()
  cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
  return cell
}

#Preview("Controller") { UIViewController() }

@Suite("Previews in Swift 5 mode") struct PreviewSwift5Tests {
  @Test("previews of every kind compile in Swift 5 mode and never run")
  @MainActor func compiled() {
    #expect(Cell.made == 0)
    _ = Cell(frame: .zero)
    #expect(Cell.made == 1)
  }
}
