import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite(.serialized) @MainActor
struct TextPositionTests {
  @Test("Ranges of a field can be read, replaced and selected")
  func ranges() throws {
    let field = UITextField()
    field.text = "Asthma"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let end = try #require(field.position(from: field.endOfDocument, offset: -1))
    let range = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: range) == "thm")
    #expect(field.offset(from: field.beginningOfDocument, to: range.end) == 5)
    field.selectedTextRange = range
    #expect(field.selectedTextRange?.isEmpty == false)
    field.replace(range, withText: "!")
    #expect(field.text == "As!a")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test("A text view's caret moves with the text before it; its storage writes through")
  func caret() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "one\ntwo"
    let first = view.caretRect(for: view.beginningOfDocument)
    let last = view.caretRect(for: view.endOfDocument)
    #expect(first.minX == 5)
    #expect(last.minX > first.minX)
    #expect(last.minY > first.minY)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1\ntwo")
  }

  @Test("A text view is as long inside as its text, and scrolls to a part of it as far as it must")
  func contentOfText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "a"
    let line = view.contentSize.height - 16
    #expect(view.contentSize.width == 100 && line > 10 && line < 20)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
    view.text = (0..<20).map { "\($0)" }.joined(separator: "\n")
    #expect(abs(view.contentSize.height - 16 - 20 * line) < 1)
    // It grows with what is typed, as a field of a chat asks after each key.
    view.insertText("\n20")
    #expect(abs(view.contentSize.height - 16 - 21 * line) < 1)
    view.scrollRangeToVisible(NSRange(location: view.text.count - 1, length: 1))
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 8 - 100)) < 1)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 8)
    // A field that is emptied when its text was sent.
    view.scrollRangeToVisible(NSRange(location: view.text.count - 1, length: 1))
    let sent = view.text
    view.text = ""
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    view.text = sent
    view.contentOffset.y = 8
    view.isScrollEnabled = false
    view.scrollRangeToVisible(NSRange(location: view.text.count - 1, length: 1))
    #expect(view.contentOffset.y == 8)
  }

  @Test("A picker shows the titles of its chosen rows and tells its delegate only of a user's choice")
  func picker() {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var chosen: [Int] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "row \(row)" }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append(row) }
    }
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    func shown() -> String? {
      var builder = AppearanceBuilder()
      builder.within("Picker") { picker.describe(into: &$0) }
      return builder.elements.compactMap { $0["rows"] }.first
    }
    #expect(shown() == "row 0")
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(shown() == "row 2")
    #expect(rows.chosen == [])
    picker.turn(0, to: 1)
    #expect(rows.chosen == [1])
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  @Test("A button's image follows its placement, and a subclass may place its title itself")
  func buttonPlaces() {
    final class Shifted: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect).offsetBy(dx: 7, dy: 0)
      }
    }
    func places(_ button: UIButton) -> (image: CGFloat, title: CGFloat) {
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      button.layoutIfNeeded()
      return (button.imageView?.frame.minX ?? -1, button.titleLabel?.frame.minX ?? -1)
    }
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Add"
    configuration.image = UIImage(systemName: "plus")
    let leading = places(UIButton(configuration: configuration))
    #expect(leading.image < leading.title)
    configuration.imagePlacement = .trailing
    let trailing = places(UIButton(configuration: configuration))
    #expect(trailing.image > trailing.title)
    let shifted = Shifted(type: .system)
    shifted.setTitle("Add", for: .normal)
    let plain = UIButton(type: .system)
    plain.setTitle("Add", for: .normal)
    #expect(places(shifted).title == places(plain).title + 7)
  }

  @Test("A scroll view zooms the view its delegate names, within its limits")
  func zoom() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var zooms = 0
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let zoomer = Zoomer()
    scroll.delegate = zoomer
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.maximumZoomScale = 3
    scroll.setZoomScale(5, animated: false)
    #expect(scroll.zoomScale == 3)
    #expect(zoomer.view.transform == CGAffineTransform(scaleX: 3, y: 3))
    #expect(scroll.contentSize == CGSize(width: 300, height: 300))
    #expect(zoomer.zooms == 1)
  }
}
