import Testing

@testable import AppSourceRewriter

@Suite("Overrides in extensions of UIKit's classes") struct FrameworkExtensionTests {
  @Test("The first declaration asks which class the object is; super is the class above by name")
  func methods() {
    let copy = Copy(
      """
      extension UIView {
        @objc func dim(_ by: Int) { alpha = 0 }
      }
      extension UILabel {
        override func dim(_ by: Int) { super.dim(by); text = nil }
      }
      """)
    #expect(
      copy.body == """
        extension UIView {
                func inExtensionOfUIView_dim(_ by: Int) { alpha = 0 }
        @discardableResult func dim(_ by: Int) { if let own = self as? UILabel { return own.inExtensionOfUILabel_dim(by) }; \
        return self.inExtensionOfUIView_dim(by) }; }
        extension UILabel {
                   func inExtensionOfUILabel_dim(_ by: Int) { self.inExtensionOfUIView_dim(by); text = nil }
        }
        """)
  }

  @Test("The most derived class is asked for first; an override's super is the nearest one above")
  func order() {
    let body = Copy(
      """
      extension UIView { @objc var parts: [UIView] { subviews } }
      extension UIScrollView { override var parts: [UIView] { super.parts } }
      extension UITableView { override var parts: [UIView] { super.parts + visibleCells } }
      """
    ).body
    #expect(
      body.contains(
        "if let own = self as? UITableView { return own.inExtensionOfUITableView_parts }; if let own = self as? UIScrollView"))
    #expect(body.contains("{ self.inExtensionOfUIScrollView_parts + visibleCells }"))
    #expect(body.contains("{ self.inExtensionOfUIView_parts }"))
  }

  @Test("A header between the module and the name goes out of an import")
  func imports() {
    #expect(Copy("import class Foundation.NSLock.NSRecursiveLock\n").body.contains("import class Foundation.NSRecursiveLock\n"))
  }
}
