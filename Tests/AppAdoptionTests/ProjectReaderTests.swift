import Foundation
import Testing

@testable import AppAdoption

@Suite("An app's modules") struct ProjectReaderTests {
  @Test(
    "A module is called as its app; one that is called as a framework gets another name",
    arguments: [("My Notes", "My_Notes"), ("2048", "_048"), ("Contacts", "ContactsApp"), ("Charts-Demo", "Charts_Demo")])
  func moduleName(app: String, module: String) { #expect(AppTarget.moduleName(app) == module) }

  @Test("A folder without a project is one module, tests left out")
  func folder() throws {
    let app = try AppFixture([
      "A.swift": "let a = 1", "Views/B.swift": "let b = 1", "Tests/C.swift": "import XCTest", "Pods/D/D.swift": "let d = 1",
      ".build/E.swift": "", "F.docc/F.swift": "",
    ])
    let targets = try ProjectReader(folder: app.place).targets()
    #expect(targets == [AppTarget(name: "App", files: ["\(app.place)/A.swift", "\(app.place)/Views/B.swift"])])
    let (folders, exclude) = targets[0].places()
    #expect(folders == [app.place] && exclude == ["Tests"])
  }

  @Test("What describes the project to Tuist is no code of the app")
  func tuist() throws {
    let app = try AppFixture(["Project.swift": "import ProjectDescription", "Sources/A.swift": "let a = 1"])
    #expect(try ProjectReader(folder: app.place).targets().flatMap(\.files) == ["\(app.place)/Sources/A.swift"])
  }

  @Test("A package's modules are the folders of its sources")
  func package() throws {
    let app = try AppFixture(["Package.swift": "", "Sources/A/A.swift": "", "Sources/B/B.swift": "", "Tests/T/T.swift": ""])
    #expect(try ProjectReader(folder: app.place).targets().map(\.name) == ["A", "B"])
  }

  @Test("A project's modules have its files: listed ones and whole folders; frameworks come first, tests not at all")
  func project() throws {
    let app = try AppFixture([
      "App.xcodeproj/project.pbxproj": Self.projectFile, "App/A.swift": "", "App/Views/B.swift": "", "App/Unused.swift": "",
      "Kit/K.swift": "", "Kit/Old/O.swift": "", "Kit/Shared.swift": "", "AppTests/T.swift": "",
    ])
    let targets = try ProjectReader(folder: app.place).targets()
    #expect(targets.map(\.name) == ["Kit", "My_App"])
    // What a folder's exceptions say belongs to the other module, or to none.
    let own = ["App/A.swift", "App/Views/B.swift", "Kit/Shared.swift"].map { "\(app.place)/\($0)" }
    #expect(targets.last?.files == own)
    #expect(targets.first?.files == ["\(app.place)/Kit/K.swift"])
    #expect(targets.last?.places().exclude == ["App/Unused.swift", "AppTests", "Kit/K.swift", "Kit/Old"])
  }

  @Test("A file that is not where the project says is the only one of its name that is nobody else's; of two none is meant")
  func moved() throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.projectFile, "App/A.swift": "", "Kit/K.swift": "", "Models/B.swift": ""]
    func names(_ files: [String: String]) throws -> [String]? {
      let app = try AppFixture(files)
      return try ProjectReader(folder: app.place).targets().last?.files.map { String($0.dropFirst(app.place.count + 1)) }
    }
    #expect(try names(files) == ["App/A.swift", "Models/B.swift"])
    #expect(try names(files.merging(["Old/B.swift": ""]) { $1 }) == ["App/A.swift"])
  }

  @Test("Pictures and interface files beside a module's sources are of the module, and packages beside the project are known")
  func resources() throws {
    let app = try AppFixture([
      "Demo/App.xcodeproj/project.pbxproj": Self.resourceFile, "Demo/Code/A.swift": "",
      "Demo/Look/Assets.xcassets/Brand.colorset/Contents.json": "{}", "Demo/Look/Base.lproj/Main.storyboard": "",
      "Package.swift": ".target(name: \"Kit\")", "Sources/Kit/K.swift": "",
    ])
    let target = try #require(try ProjectReader(folder: app.place + "/Demo").targets().first)
    let look = "\(app.place)/Demo/Look"
    #expect(target.resources == ["\(look)/Assets.xcassets", "\(look)/Base.lproj/Main.storyboard"])
    #expect(target.catalogs == ["\(look)/Assets.xcassets"])
    #expect(target.places().folders == ["\(app.place)/Demo/Code"] + target.resources)
    #expect(LocalPackages(around: app.place + "/Demo").sources(of: "Kit") == "\(app.place)/Sources/Kit")
  }

  @Test("A module or a file for the Mac alone is left out, and a place on somebody's machine is looked for where its group is")
  func elsewhere() throws {
    let file = Self.resourceFile.replacing("files = (BA)", with: "files = (BA, BX)")
      .replacing("BA = {", with: "BX = { isa = PBXBuildFile; fileRef = FX; platformFilters = (macos); }; BA = {")
      .replacing("FA = {", with: "FX = { isa = PBXFileReference; path = Mac.swift; sourceTree = \"<group>\"; }; FA = {")
      .replacing("children = (FA)", with: "children = (FA, FX)").replacing(
        "path = A.swift", with: "path = \"/elsewhere/A.swift\""
      )
      .replacing("targets = (T)", with: "targets = (T, M)")
      .replacing(
        "T = {",
        with: """
          M = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildPhases = (S);
                buildConfigurationList = CL; };
          CL = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; };
          T = {
          """)
    let app = try AppFixture(["App.xcodeproj/project.pbxproj": file, "Code/A.swift": "", "Code/Mac.swift": ""])
    let targets = try ProjectReader(folder: app.place).targets()
    #expect(targets.map(\.name) == ["App"] && targets.first?.files == ["\(app.place)/Code/A.swift"])
  }

  @Test("Capitals in a project's names are no matter where it was written")
  func capitals() throws {
    let app = try AppFixture(["App.xcodeproj/project.pbxproj": Self.resourceFile, "code/a.swift": ""])
    #expect(try ProjectReader(folder: app.place).targets().first?.files == ["\(app.place)/code/a.swift"])
  }

  @Test("A library whose sources lie beside its manifest is compiled without it")
  func manifest() throws {
    let app = try AppFixture([
      "A.swift": "import Domain",
      "Domain/Package.swift":
        "// swift-tools-version: 5.9\nlet package = Package(targets: [.target(name: \"Domain\", path: \".\")])",
      "Domain/D.swift": "", "Domain/Models/Package.swift": "struct Package {}",
    ])
    let found = ForeignLibrary.all(imported: ["Domain"], own: [], in: app.place)
    #expect(found.first?.target.files == ["D.swift", "Models/Package.swift"].map { "\(app.place)/Domain/\($0)" })
    #expect(found.first?.exclude == ["Package.swift"])
  }

  @Test("A package in a folder of a project's module is no part of the module")
  func packageInside() throws {
    let app = try AppFixture([
      "App.xcodeproj/project.pbxproj": Self.projectFile, "App/A.swift": "", "Kit/K.swift": "",
      "Kit/Rows/Package.swift": Self.rowsManifest, "Kit/Rows/Sources/Rows/R.swift": "", "Kit/Package.swift": "struct Package {}",
    ])
    let files = try ProjectReader(folder: app.place).targets().first?.files
    #expect(files == ["Kit/K.swift", "Kit/Package.swift"].map { "\(app.place)/\($0)" })
  }
  private static let rowsManifest =
    "// swift-tools-version: 5.9\nlet package = Package(name: \"Rows\", targets: [.target(name: \"Rows\")])"

  @Test("A library's sources are where its manifest's folder or its specification for CocoaPods has them")
  func conventions() throws {
    let app = try AppFixture([
      "Example/A.swift": "import Grid\nimport Cards",
      "Package.swift": "// swift-tools-version: 5.9\nlet package = Package(targets: [.target(name: \"Grid\")])",
      "Source/Grid/G.swift": "", "Cards.podspec": "s.source_files = 'Cards/Classes/**/*.{swift,h}'", "Cards/Classes/C.swift": "",
      "Cards/Other.swift": "",
    ])
    func files(_ folder: String) -> [[String]] {
      ForeignLibrary.all(imported: ["Cards", "Grid"], own: [], in: folder).map(\.target.files)
    }
    #expect(files(app.place) == [["\(app.place)/Cards/Classes/C.swift"], ["\(app.place)/Source/Grid/G.swift"]])
    #expect(files("\(app.place)/Example") == [["\(app.place)/Cards/Classes/C.swift"]])
    #expect(PodSpecification.fixedPart(of: "Lib/A.swift") == "Lib" && PodSpecification.fixedPart(of: "**/*.swift") == nil)
  }

  @Test("A module comes after those that its files import, whatever the project's order is")
  func order() {
    let targets = ["App", "Reader", "Base"].map { AppTarget(name: $0, files: ["\($0).swift"]) }
    let imports: [String: Set<String>] = ["App.swift": ["Reader", "UIKit"], "Reader.swift": ["Base"]]
    #expect(AppTarget.ordered(targets, imports).map(\.name) == ["Base", "Reader", "App"])
  }

  @Test("What can't be adopted is said, with what to do")
  func errors() throws {
    let app = try AppFixture(["T.swift": "import XCTest"])
    #expect(throws: AdoptionError.noSources(app.place)) { try ProjectReader(folder: app.place).targets() }
    #expect(throws: AdoptionError.missingFolder("/nowhere")) { try ProjectReader(folder: "/nowhere").targets() }
    #expect(
      "\(AdoptionError.missingFolder("/nowhere"))"
        == "there is no folder /nowhere. Give the folder of the app's Xcode project or of its sources.")
    #expect("\(AdoptionError.noSources("/a"))" == "there are no Swift files of an app in /a; tests do not count.")
    #expect("\(AdoptionError.exists("/a"))" == "/a is there already. Remove it, or name another folder with --output.")
    #expect(
      "\(AdoptionError.noModules("/a"))"
        == "the frameworks are not built in /a: run cellharness with 'swift run cellharness', which builds them beside it.")
    #expect("\(AdoptionError.notWritten("/a", "no room"))" == "/a cannot be written: no room. Nothing is left there.")
  }

  private static let resourceFile = """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = {}; objectVersion = 60; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T); packageReferences = (L); };
        L = { isa = XCLocalSwiftPackageReference; relativePath = ..; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA, GL); };
        GA = { isa = PBXGroup; path = Code; sourceTree = "<group>"; children = (FA); };
        GL = { isa = PBXGroup; path = Look; sourceTree = "<group>"; children = (FC, V); };
        V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (FM); };
        FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        FC = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        FM = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        BA = { isa = PBXBuildFile; fileRef = FA; }; BC = { isa = PBXBuildFile; fileRef = FC; };
        BM = { isa = PBXBuildFile; fileRef = V; };
        S = { isa = PBXSourcesBuildPhase; files = (BA); }; R = { isa = PBXResourcesBuildPhase; files = (BC, BM); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R); };
      };
    }
    """

  private static let projectFile = """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T1, T2, T3); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA, GK, GT); };
        GA = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (FA, GV); };
        GV = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = (FB); };
        GK = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (X1, X2); };
        X1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Old, Shared.swift); };
        X2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Shared.swift); };
        GT = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        FB = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        BA = { isa = PBXBuildFile; fileRef = FA; }; BB = { isa = PBXBuildFile; fileRef = FB; };
        S = { isa = PBXSourcesBuildPhase; files = (BA, BB); };
        T1 = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (S); };
        T2 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ();
               fileSystemSynchronizedGroups = (GK); };
        T3 = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ();
               fileSystemSynchronizedGroups = (GT); };
      };
    }
    """
}
