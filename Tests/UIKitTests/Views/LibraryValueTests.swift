import Foundation
import Testing

@testable import UIKit

/// Sizes, pictures, archives and menus as the tests of public libraries ask for them.
@MainActor @Suite("Values that libraries compare") struct LibraryValueTests {
  private func picture(_ side: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  @Test("A button with an empty title is as tall as a line; a title beside a picture has no room above and below")
  func buttonSizes() {
    let button = UIButton(type: .custom)
    button.setImage(picture(5), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 5, height: 22))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(button.intrinsicContentSize == CGSize(width: 7, height: 24))
    button.setImage(picture(30), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 32, height: 32))
    let titled = UIButton(type: .custom)
    titled.setTitle("Go", for: .normal)
    let alone = titled.intrinsicContentSize
    titled.setImage(picture(5), for: .normal)
    let both = titled.intrinsicContentSize
    #expect(abs(both.width - alone.width - 5) < 1e-9 && abs(alone.height - both.height - 12) < 1e-9)
  }

  @Test("The data of a picture are its pixels, however it is to be drawn")
  func pixels() {
    let plain = picture(5)
    let template = plain.withRenderingMode(.alwaysTemplate)
    #expect(plain.pngData() == template.pngData() && plain != template)
    #expect(plain.pngData() != picture(6).pngData())
  }

  @Test("Padding drops the zeros in front where they are to be dropped, too")
  func paddedClock() {
    let formatter = UIKit.DateComponentsFormatter()
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.zeroFormattingBehavior = [.pad, .dropLeading]
    #expect(formatter.string(from: 7_500) == "02:05:00")
    #expect(formatter.string(from: 0) == "00" || formatter.string(from: 0) == "0")
  }

  @Test("A font descriptor comes back from an archive")
  func fonts() throws {
    let font = UIFont.italicSystemFont(ofSize: 21)
    let descriptor = try #require(font.fontDescriptor.withDesign(.monospaced))
    let data = try NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data))
    #expect(UIFont(descriptor: read, size: 0) == UIFont(descriptor: descriptor, size: 0))
    #expect(read.symbolicTraits == descriptor.symbolicTraits && read.pointSize == 21)
  }

  private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      range.length == 0 ? nil : UIMenu(children: [UIAction(title: "Bold \(range)") { _ in }] + suggestedActions)
    }
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
      UIMenu(children: [UIAction(title: "Quote") { _ in }])
    }
  }

  @Test("The menu of a stretch of text is the delegate's, else what is suggested")
  func editMenus() throws {
    let (editor, field, view) = (Editor(), UITextField(), UITextView())
    let copy = UIAction(title: "Copy") { _ in }
    (field.text, view.text) = ("word", "word")
    func titles(_ text: any UITextInput, length: Int) throws -> [String] {
      let end = try #require(text.position(from: text.beginningOfDocument, offset: length))
      let range = try #require(text.textRange(from: text.beginningOfDocument, to: end))
      return text.editMenu(for: range, suggestedActions: [copy])?.children.map(\.title) ?? []
    }
    #expect(try titles(field, length: 2) == ["Copy"])
    field.delegate = editor
    view.delegate = editor
    #expect(try titles(field, length: 2) == ["Bold {0, 2}", "Copy"])
    #expect(try titles(field, length: 0) == ["Copy"])
    #expect(try titles(view, length: 2) == ["Quote"])
  }

  @Test("Classes known as such, and objects known as any, are asked as on Apple's platforms")
  func questions() {
    let label: AnyClass = UILabel.self
    #expect(_ClassQuestions.isSubclass(label, of: UIView.self) && _ClassQuestions.isSubclass(label, of: label))
    #expect(!_ClassQuestions.isSubclass(UIView.self, of: label))
    #expect(!_MembersOfAnyObject.of(NSObject()).responds(to: Selector("tapped")))
    #expect(_MembersOfAnyObject.ifAny(nil)?.responds(to: Selector("tapped")) == nil)
    let json: Any = ["page": ["items": [["name": "Dune"], ["name": "Emma"]]] as [String: Any]]
    #expect(_MembersOfAnyObject.of(json).value(forKeyPath: "page.items.name") as? [String] == ["Dune", "Emma"])
    #expect((_MembersOfAnyObject.of(json).value(forKey: "page") as? [String: Any])?.count == 1)
    #expect(_MembersOfAnyObject.of(json).value(forKeyPath: "page.next") == nil)
  }

  @Test("Texts in C may be optional")
  func texts() {
    let name = strdup("ivar")
    defer { free(name) }
    let optional: UnsafePointer<CChar>? = UnsafePointer(name)
    #expect(strcmp(optional, "ivar") == 0 && strncmp(optional, "ivory", 2) == 0 && strlen(optional) == 4)
  }
}
