import Testing

@testable import AppSourceRewriter

@Suite("What a class is given for its extensions in other files") struct ExtensionImportTests {
  private let views = """
    import UIKit
    extension Item { @objc func cell(for table: UITableView) -> Int { 0 } }
    extension Special { override func cell(for table: UITableView) -> Int { 1 } }

    """

  @Test("A file that does not import UIKit gets it along with an override that names its types")
  func types() {
    let model = "import Foundation\nclass Item {}\n"
    let copy = Copy("import Foundation\nclass Special: Item {}\n", beside: ["Item.swift": model, "Views.swift": views])
    #expect(copy.imports == "import UIKit\n")
    #expect(copy.body.contains("override func cell(for table: UITableView)"))
  }

  @Test("A file whose classes get nothing stays without")
  func nothing() {
    let copy = Copy("import Foundation\nclass Other {}\n", beside: ["Views.swift": views])
    #expect(copy.imports.isEmpty)
  }
}
