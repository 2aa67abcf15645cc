import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Rotors and further contents for assistive technologies") struct ReadOutTests {
  private final class Heading: UIView {
    let binding = CellBindingState(cell: CellID(1))
    override var cellBinding: CellBindingState? { binding }
  }
  private final class Detailed: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  @Test("A rotor has a name or is one of the system's, and finds what its closure finds")
  func rotors() {
    let target = UIView()
    let named = UIAccessibilityCustomRotor(name: "Errors") { _ in .init(targetElement: target, targetRange: nil) }
    let headings = UIAccessibilityCustomRotor(systemType: .heading) { predicate in
      predicate.searchDirection == .previous ? .init(targetElement: target, targetRange: nil) : nil
    }
    #expect(named.name == "Errors" && named.systemRotorType == .none)
    #expect(headings.name.isEmpty && headings.systemRotorType == .heading)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(named.itemSearchBlock(predicate)?.targetElement === target)
    #expect(headings.itemSearchBlock(predicate) == nil)
    predicate.searchDirection = .previous
    #expect(headings.itemSearchBlock(predicate)?.targetElement === target)
    #expect(UIAccessibilityCustomRotor(attributedName: .init(string: "Links")) { _ in nil }.name == "Links")
  }

  @Test("What a view in a cell has to say further is part of what the cell shows")
  func contents() {
    func shown(_ contents: [AXCustomContent]) -> String? {
      let root = Heading(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let view = Detailed(frame: root.bounds)
      view.backgroundColor = .red
      view.accessibilityCustomContent = contents
      root.addSubview(view)
      var builder = AppearanceBuilder()
      builder.within("Cell") { root.describe(into: &$0) }
      return builder.elements.compactMap { $0["accessibilityCustomContent"] }.first
    }
    let size = AXCustomContent(label: "Size", value: "Large")
    #expect(size.importance == .default)
    size.importance = .high
    #expect(size.attributedLabel.string == "Size" && size.importance == .high)
    #expect(shown([size, AXCustomContent(label: "Colour", value: "Red")]) == "Size: Large, Colour: Red")
    #expect(shown([]) == nil)
  }
}
