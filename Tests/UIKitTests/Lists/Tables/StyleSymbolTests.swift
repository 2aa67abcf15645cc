import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Images of a cell's style.
@MainActor @Suite("Symbols of a cell's style", .serialized) struct StyleSymbolTests {
  init() { RunState.begin() }

  private let window = TestWindow()

  private func height(_ cell: UITableViewCell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "cloud.rain"
    cell.imageView?.image = UIImage(systemName: "cloud.rain")
    window.root.view.addSubview(cell)
    return cell
  }

  @Test("They follow the text size: a cell that was made before it changed is as high as a new one")
  func size() {
    let old = cell()
    let before = height(old)
    SystemDriver.change(.textSize(.accessibilityLarge))
    HostLoop.settle()
    #expect(height(old) == height(cell()) && height(old) > before)
    SystemDriver.change(.textSize(.large))
    HostLoop.settle()
    #expect(height(old) == before)
  }
}
