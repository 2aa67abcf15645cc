import Foundation
import Testing

@testable import AppAdoption

@Suite("Adopting an app") struct AdoptionTests {
  private let app: AppFixture

  init() throws {
    app = try AppFixture([
      "Inbox.swift": """
      import UIKit
      import Kingfisher
      import ARKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class InboxViewController: UITableViewController {
        @objc func refresh() {}
        override func viewDidLoad() {
          super.viewDidLoad()
          refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        }
      }
      """,
      "Model.swift": "import Foundation\nstruct Mail { var title = \"\" }\n",
      "Photos.swift": """
      import UIKit
      final class PhotoController: UICollectionViewController {
        let store: PhotoStore
        init(store: PhotoStore) {
          self.store = store
          super.init(collectionViewLayout: UICollectionViewFlowLayot())
        }
        required init?(coder: NSCoder) { nil }
      }
      protocol PhotoStore {}
      """,
    ])
  }

  private func adopt(_ arguments: String...) -> (code: Int32, text: String) {
    var lines: [String] = []
    let code = Adoption.run(
      [app.place] + arguments, output: Adoption.Output(print: { lines.append($0) }, complain: { lines.append($0) }))
    return (
      code,
      lines.joined(separator: "\n").replacing(app.place, with: "APP").replacing(Adoption.ownCheckout, with: "CHECKOUT")
        .replacing("CELLHARNESS_UNOPTIMIZED=1 swift", with: "swift")
    )
  }

  @Test("The report says what compiles, what is missing, whose modules there are and which screens are ready; nothing is written")
  func dryRun() {
    let (code, text) = adopt("--dry-run")
    #expect(code == 0)
    #expect(
      text == """
        APP: 3 Swift files in 1 module (App)

          compile as they are      1
          need the plug-in         1
          do not compile           1

        Files that do not compile
          Photos.swift  1 error; the first: line 6: cannot find 'UICollectionViewFlowLayot' in scope

        Missing symbols, by the files that use them
          1 file  UICollectionViewFlowLayot  (nearest that exists: UICollectionViewFlowLayout)

        Modules of others
          Kingfisher  1 file  declared empty; see the package's README.md

        Apple's frameworks that are not here, taken for empty
          ARKit

        Screens with lists
          the app as it opens (AppDelegate)  ready
          InboxViewController  ready
          PhotoController  needs store: PhotoStore

        Nothing is written: leave --dry-run away to write the package.
        """)
    #expect(app.text("App-CellHarness/Package.swift") == nil)
  }

  @Test("The package configures the plug-in, and has a screen for each list")
  func package() throws {
    let (code, text) = adopt()
    #expect(code == 0)
    #expect(
      text.hasSuffix(
        """
        APP-CellHarness is written: 1 module, 2 of 3 screens ready to run.
        The app's own files are as they were. Next: cd APP-CellHarness && swift test --scratch-path CHECKOUT/.build
        What the package needs is compiled in that folder already; in one of its own it is compiled again, which takes minutes.
        """))
    #expect(
      app.text("App-CellHarness/Sources/App/cellharness-app.json")
        == "{\n  \"folders\": [\"../../../App\"],\n  \"emptyModules\": [\"Kingfisher\"]\n}\n")
    let manifest = try #require(app.text("App-CellHarness/Package.swift"))
    #expect(manifest.contains("name: \"App\"") && manifest.contains("name: \"AppScreenTests\""))
    #expect(manifest.contains("plugins: [.plugin(name: \"CellHarnessApp\", package: \"CellHarness\")]"))
    let screens = try #require(app.text("App-CellHarness/Tests/AppScreenTests/AppScreens.swift"))
    #expect(
      screens.contains("\nstruct InboxScreen: PartialCellScreen {\n  let controller: UIViewController = InboxViewController()\n"))
    #expect(screens.contains("  let rootViewController: UIViewController = appRootViewController(AppDelegate())\n"))
    #expect(screens.contains("@Test func inboxScreenSurvivesASearch() throws { try explore(InboxScreen.self) }"))
    #expect(
      screens.contains(
        "// PhotoController needs store: PhotoStore. Fill in the blanks and remove the slashes.\n// struct PhotoScreen: PartialCellScreen {\n"
      ))
    #expect(app.text("App/Model.swift") == "import Foundation\nstruct Mail { var title = \"\" }\n")
  }

  @Test("Of several apps in one package, the one that a screen belongs to runs; of one app nothing needs to be said")
  func severalApps() throws {
    let source =
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\nclass Inbox: UITableViewController {}\n"
    let two = try AppFixture(["Package.swift": "", "Sources/One/One.swift": source, "Sources/Two/Two.swift": source])
    #expect(Adoption.run([two.place], output: Adoption.Output(print: { _ in }, complain: { _ in })) == 0)
    for name in ["One", "Two"] {
      let screens = try #require(two.text("App-CellHarness/Tests/\(name)ScreenTests/\(name)Screens.swift"))
      #expect(screens.contains("  let controller: UIViewController = running(AppDelegate(), Inbox())\n"))
      // What opens the whole app has its delegate.
      #expect(screens.contains("= appRootViewController(AppDelegate())\n"))
      #expect(screens.contains("  UIApplication.shared.delegate = delegate\n  return made()\n"))
    }
    _ = adopt()
    #expect(app.text("App-CellHarness/Tests/AppScreenTests/AppScreens.swift")?.contains("running(") == false)
  }

  @Test("A library's sources below the app's folder become a module of its name")
  func library() throws {
    let folder = "\(app.place)/Pods/Kingfisher/Sources"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("public struct Picture {}".utf8).write(to: URL(filePath: "\(folder)/Picture.swift"))
    #expect(adopt().text.contains("Kingfisher  1 file  compiled from Pods/Kingfisher/Sources"))
    #expect(
      app.text("App-CellHarness/Sources/Kingfisher/cellharness-app.json")
        == "{\n  \"folders\": [\"../../../App/Pods/Kingfisher/Sources\"]\n}\n")
    #expect(app.text("App-CellHarness/Package.swift")?.contains("package: \"CellHarness\"), \"Kingfisher\"]") == true)
  }

  @Test("A screen whose list is of a library's class is a screen, and the app is opened for it")
  func listOfLibrary() throws {
    let app = try AppFixture([
      "App/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "App/Menu.swift":
        "import Expandable\nimport UIKit\nclass MenuController: UIViewController { var table: ExpandableTable? }\n",
      "App/About.swift":
        "import Expandable\nimport UIKit\nclass AboutController: UIViewController { var style: ExpandableStyle? }\n",
      "Pods/Expandable/Table.swift":
        "import UIKit\nopen class ExpandableTable: UITableView {}\npublic struct ExpandableStyle {}\n",
    ])
    #expect(Adoption.run([app.place], output: Adoption.Output(print: { _ in }, complain: { _ in })) == 0)
    let screens = try #require(app.text("App-CellHarness/Tests/AppScreenTests/AppScreens.swift"))
    #expect(screens.contains("= appRootViewController(AppDelegate())\n"))
    #expect(screens.contains("MenuController()"))
    #expect(!screens.contains("AboutController"))
  }

  @Test("A file that does not compile is left out where all others compile without it, and it is said")
  func leavingOut() throws {
    let app = try AppFixture([
      "App.swift": "import UIKit\nimport Firebase\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n"
        + "  var app = FirebaseApp()\n}\n",
      "Scene.swift": "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n",
      "Model.swift": "struct Mail {}\n",
      "Inbox.swift": "import UIKit\nclass Inbox: UITableViewController {}\n",
    ])
    var printed = ""
    #expect(Adoption.run([app.place], output: Adoption.Output(print: { printed += $0 + "\n" }, complain: { _ in })) == 0)
    #expect(printed.contains("  do not compile           1\n"))
    #expect(
      printed.contains("Of these the package leaves out, since all others compile without them\n  App.swift\n"))
    #expect(app.text("App-CellHarness/Sources/App/cellharness-app.json")?.contains("\"exclude\": [\"App.swift\"]") == true)
    let screens = try #require(app.text("App-CellHarness/Tests/AppScreenTests/AppScreens.swift"))
    #expect(screens.contains("appRootViewController(SceneDelegate())"))
  }

  @Test("Where leaving files out does not help, modules that import this one are compiled against all of it")
  func restored() {
    let target = AppTarget(name: "App", files: (1...9).map { "\($0).swift" })
    func fault(in file: String?) -> Compilation {
      Compilation(problems: [.init(file: file ?? "", line: 1, message: "cannot find 'FirebaseApp' in scope")])
    }
    var compiled: [Int] = []
    let reduced = LeavingOut.reduced(target, fault(in: "1.swift")) { left in
      compiled.append(left.files.count)
      return fault(in: left.files.first)
    }
    #expect(reduced == nil)
    #expect(compiled == [8, 7, 9])
  }

  @Test("What half of an app needs is not left out")
  func keepingWhole() throws {
    let app = try AppFixture([
      "Store.swift": "import Firebase\nlet store = FirebaseApp()\n",
      "Inbox.swift": "import UIKit\nclass Inbox: UITableViewController { let rows = store }\n",
      "Outbox.swift": "import UIKit\nclass Outbox: UITableViewController {}\n",
      "Model.swift": "struct Mail {}\n",
    ])
    var printed = ""
    #expect(Adoption.run([app.place], output: Adoption.Output(print: { printed += $0 + "\n" }, complain: { _ in })) == 0)
    #expect(printed.contains("Files that do not compile\n"))
    #expect(!printed.contains("leaves out"))
    #expect(app.text("App-CellHarness/Sources/App/cellharness-app.json")?.contains("exclude") == false)
  }

  @Test(
    "An app for iPads is searched on one; what shows columns where there is room is searched on both",
    arguments: [
      ("2", "UITableViewController", ", on an iPad"), ("\"1,2\"", "UITableViewController", ""),
      ("\"1,2\"", "UISplitViewController", ", on an iPhone and an iPad"), ("1", "UISplitViewController", ""),
    ])
  func devices(families: String, first: String, words: String) throws {
    let app = try AppFixture([
      "App.xcodeproj/project.pbxproj": Self.project.replacing("FAMILIES", with: families),
      "Code/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Inbox: UITableViewController {}
      class First: \(first) {}
      """,
    ])
    var printed = ""
    #expect(Adoption.run([app.place], output: Adoption.Output(print: { printed += $0 + "\n" }, complain: { _ in })) == 0)
    #expect(printed.contains("the app as it opens (AppDelegate)  ready\(words)\n"))
    let screens = try #require(app.text("App-CellHarness/Tests/AppScreenTests/AppScreens.swift"))
    let onTablet = "try explore(WholeAppScreen.self, steps: 1000, traits: HostTraits(device: .iPad))"
    #expect(
      screens.contains("func wholeAppScreenSurvivesASearch() throws { try explore(WholeAppScreen.self, steps: 1000) }")
        == (families != "2"))
    #expect(screens.contains("func wholeAppScreenSurvivesASearch() throws { \(onTablet) }") == (families == "2"))
    #expect(screens.contains("func wholeAppScreenSurvivesASearchOnAnIPad() throws { \(onTablet) }") == words.contains("and"))
  }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T); };
        L = { isa = XCConfigurationList; buildConfigurations = (CD); };
        CD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { TARGETED_DEVICE_FAMILY = FAMILIES; }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA); };
        GA = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
              buildConfigurationList = L; fileSystemSynchronizedGroups = (GA); };
      };
    }
    """

  @Test("Lists in a package of the app's own have screens, and the app is opened for them")
  func ownPackage() throws {
    let app = try AppFixture([
      "App.swift": "import UIKit\nimport Feature\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "Modules/Feature/Package.swift": "// swift-tools-version: 5.9\n.target(name: \"Feature\")",
      "Modules/Feature/Sources/Feature/List.swift": "import UIKit\npublic class ListController: UITableViewController {}\n",
    ])
    #expect(Adoption.run([app.place], output: Adoption.Output(print: { _ in }, complain: { _ in })) == 0)
    let tests = "App-CellHarness/Tests"
    #expect(app.text("\(tests)/AppScreenTests/AppScreens.swift")?.contains("= appRootViewController(AppDelegate())\n") == true)
    let screens = try #require(app.text("\(tests)/FeatureScreenTests/FeatureScreens.swift"))
    #expect(screens.contains("@testable import Feature\n"))
    // The app may open it only after something.
    #expect(screens.contains("struct ListScreen: PartialCellScreen {\n  let controller: UIViewController = ListController()\n"))
    #expect(app.text("App-CellHarness/Package.swift")?.contains("name: \"FeatureScreenTests\"") == true)
  }

  @Test("A screen that its preview makes with a value of another module's has that module, and no other")
  func valueOfAnotherModule() throws {
    let app = try AppFixture([
      "App/Books.swift": """
      import Shelf
      import Tools
      import SwiftUI
      struct BooksView: View {
        var shelf: Shelf
        var body: some View { List(shelf.books, id: \\.self) { Text($0) } }
      }
      #Preview { BooksView(shelf: Shelf()) }
      """,
      "Pods/Shelf/Shelf.swift": "public struct Shelf { public var books = [\"Emma\"]; public init() {} }\n",
      "Pods/Tools/Tools.swift": "public struct Tool {}\n",
    ])
    #expect(Adoption.run([app.place], output: Adoption.Output(print: { _ in }, complain: { _ in })) == 0)
    let screens = try #require(app.text("App-CellHarness/Tests/AppScreenTests/AppScreens.swift"))
    #expect(screens.contains("BooksView(shelf: Shelf())"))
    #expect(screens.contains("@testable import App\n@testable import Shelf\n\n"))
    let manifest = try #require(app.text("App-CellHarness/Package.swift"))
    #expect(manifest.contains("dependencies: [\"App\", \"Shelf\", .product(name: \"CellHarnessTesting\""))
  }

  @Test(
    "Constants of asset catalogs, a module's use of another and libraries' own libraries are judged as the plug-in compiles them")
  func judgedAsCompiled() throws {
    let files = [
      "Assets.xcassets/Brand.colorset/Contents.json": "{}",
      "Model.swift": "import UIKit\nimport Flow\nimport Stream\nlet brand: UIColor = .brand\nlet flow = Flow(Stream())\n",
      "Pods/Flow/Flow.swift": "import Stream\npublic struct Flow { public init(_ stream: Stream) {} }\n",
      "Pods/Stream/Stream.swift": "public struct Stream { public init() {} }\n",
    ]
    for (name, text) in files {
      let file = URL(filePath: "\(app.place)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let text = adopt().text
    #expect(!text.contains("Model.swift"))
    #expect(text.contains("Stream  1 file  compiled from Pods/Stream"))
    let manifest = app.text("App-CellHarness/Package.swift") ?? ""
    let flow = try #require(manifest.range(of: "name: \"Flow\""))
    let stream = try #require(manifest.range(of: "name: \"Stream\""))
    #expect(stream.lowerBound < flow.lowerBound)
    #expect(
      manifest.contains(
        "name: \"Flow\",\n      dependencies: [.product(name: \"CellHarnessTesting\", package: \"CellHarness\"), \"Stream\"]"))
  }

  @Test("What is there already stays, and nothing half written is left")
  func existing() throws {
    #expect(adopt().code == 0)
    let (code, text) = adopt()
    #expect(
      code == 3 && text == "cellharness: APP-CellHarness is there already. Remove it, or name another folder with --output.")
    let (other, complaint) = adopt("--output", "/proc/none")
    #expect(other == 3 && complaint.contains("cellharness: /proc/none cannot be written: "))
  }

  @Test("Arguments that can't be used print how it is used")
  func usage() {
    #expect(adopt("--wet-run").code == 2 && adopt("/another").code == 2)
    #expect(adopt("--output").text == AdoptionText.usage)
  }
}
