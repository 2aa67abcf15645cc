import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Delegates of what stands in cells and above lists: optional methods that only a subclass declares are called there, too.
@Suite("Optional methods of subclasses: text fields, gestures, menus, controllers", .serialized)
@MainActor
struct SubclassDelegateTests {
  class Base: UIViewController, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, UIPickerViewDelegate, UIContextMenuInteractionDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    var calls: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }
  final class Screen: Base {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return \(textField.text ?? "")")
      return false
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended \(textField.text ?? "")") }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed \(textView.text ?? "")") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "\n"
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled \(Int(scrollView.contentOffset.y))") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("search \(searchText)") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touch.tapCount == 1 }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { calls.append("shows \(type(of: viewController)) \(animated)") }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "row \(row)" }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("menu ends") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
  }

  private let screen = Screen()

  @Test("A text field asks and tells the subclass, with arguments and results; what nobody declares is the default")
  func textField() {
    let field = UITextField()
    field.delegate = screen
    #expect(field.delegate === screen)
    field.text = "abc"
    #expect(field.delegate?.textFieldShouldReturn(field) == false)
    field.delegate?.textFieldDidEndEditing(field)
    #expect(screen.calls == ["return abc", "ended abc"])
    let range = NSRange(location: 0, length: 0)
    #expect(field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: "x") == false)
    #expect(field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: "y") == true)
    #expect(field.delegate?.textFieldShouldBeginEditing(field) == true)
  }

  @Test("A text field in a cell whose delegate is a subclass: typing goes through it")
  func typing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    cell.contentView.addSubview(field)
    window.addSubview(cell)
    window.isHidden = false
    field.delegate = screen
    #expect(field.becomeFirstResponder())
    field.insertText("a")
    field.insertText("x")
    #expect(field.text == "a")
    _ = field.resignFirstResponder()
    #expect(screen.calls == ["ended a"])
  }

  @Test("A text view tells the subclass of text and of scrolling")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.delegate = screen
    #expect(view.delegate === screen)
    view.delegate?.textViewDidChange(view)
    #expect(view.delegate?.textView(view, shouldChangeTextIn: NSRange(), replacementText: "\n") == false)
    #expect(view.delegate?.textViewShouldBeginEditing(view) == true)
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 7
    #expect(screen.calls == ["changed ", "scrolled 7"])
  }

  @Test("Search bars, gestures, pickers, menus, navigation and presentations ask the subclass")
  func others() {
    let bar = UISearchBar()
    bar.delegate = screen
    bar.delegate?.searchBar(bar, textDidChange: "q")
    let tap = UITapGestureRecognizer()
    tap.delegate = screen
    #expect(tap.delegate?.gestureRecognizerShouldBegin(tap) == false)
    #expect(tap.delegate?.gestureRecognizer(tap, shouldReceive: UITouch()) == true)
    #expect(tap.delegate?.gestureRecognizer(tap, shouldRequireFailureOf: tap) == false)
    let picker = UIPickerView()
    picker.delegate = screen
    #expect(picker.delegate?.pickerView(picker, titleForRow: 3, forComponent: 0) == "row 3")
    let menu = UIContextMenuInteraction(delegate: screen)
    menu.delegate?.contextMenuInteraction(menu, willEndFor: UIContextMenuConfiguration(), animator: nil)
    let navigation = UINavigationController()
    navigation.delegate = screen
    navigation.delegate?.navigationController(navigation, willShow: screen, animated: true)
    let presentation = UIPresentationController(presentedViewController: screen, presenting: nil)
    presentation.delegate = screen
    #expect(presentation.delegate?.presentationControllerShouldDismiss(presentation) == false)
    #expect(screen.calls == ["search q", "menu ends", "shows Screen true"])
  }

  class Differing: Base {
    func textFieldShouldReturn(_ textField: UITextField) -> Int { 1 }
  }

  @Test("One that can't be called ends the run as inconclusive, with its name")
  func ended() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITextField().delegate = Differing() }
    }
    #expect(
      said("UITextFieldDelegate.textFieldShouldReturn(_:) declared in Differing. Base, from which it inherits, conforms", result))
  }
}
