import UIKit

/// Overrides in its body and in extensions, of methods that the superclass has in its body and in an extension.
class SpecialFormsViewController: FormsViewController {
  override func overridden() { log.append("special") }
}

extension SpecialFormsViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will appear \(animated)")
  }
  override var prefersStatusBarHidden: Bool { true }
  override func inExtension() {
    super.inExtension()
    log.append("special extension")
  }
}

/// Takes actions that were sent to nobody in particular.
final class ActionView: UIView {
  var climbed = 0
  @objc func climb(_ sender: Any?) { climbed += 1 }
}

/// A generic class has a table for all its forms.
class Box<Content>: NSObject {
  var opened: [String] = []
  @objc func open(_ sender: Any?) { opened.append("\(Content.self)") }
}
final class IntBox: Box<Int> {
  @objc func close() { opened.append("closed") }
}

/// So has one that is declared in an extension of another type.
enum Boxes {}
extension Boxes {
  class Pair<Content>: NSObject {
    var opened: [String] = []
    @objc func open(_ sender: Any?) { opened.append("a pair of \(Content.self)") }
  }
}
extension Boxes.Pair {
  @objc func close(_ sender: Any?) { opened.append("closed") }
}

/// A method of the class's own name hides it in the class.
final class Named: NSObject {
  var opened: [String] = []
  @objc func open(_ sender: Any?) { opened.append("named") }
}
extension Named {
  func Named(_ text: String) { opened.append(text) }
}

@objcMembers final class Everything: NSObject {
  var log: [String] = []
  func first() { log.append("first") }
  func second(_ number: NSNumber) -> NSString { "second \(number.intValue)" as NSString }
  @nonobjc func third() { log.append("third") }
}

final class PickerLog: NSObject, PickerDelegate {
  var picked: [Int] = []
  func picker(_ picker: FormsViewController, didPick index: Int) { picked.append(index) }
  func title(for picker: FormsViewController) -> String { "a title" }
  var pace = 2.5
  func pickerDidEnd() {}
}

final class ScrollLog: NSObject, UIScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
