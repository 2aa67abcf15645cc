import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

private struct Draft: Equatable {
  var name = ""
  var isMuted = false
}

private struct DraftForm: View {
  @Binding var draft: Draft

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
        TextField("Address", text: $draft.name)
        Toggle("Muted", isOn: $draft.isMuted)
      }
      .navigationTitle("New feed")
    }
  }
}

private struct DraftsView: View {
  @State private var draft = Draft()
  @State private var showsForm = false

  var body: some View {
    NavigationStack {
      List(1..<6) { number in Text("Feed \(number)") }
        .toolbar {
          Button("Add") {
            draft = Draft()
            showsForm = true
          }
        }
        .sheet(isPresented: $showsForm) { DraftForm(draft: $draft) }
    }
  }
}

private struct DraftsScreen: CellScreen {
  let controller = UIHostingController(rootView: DraftsView())
  var rootViewController: UIViewController { controller }
}

@Suite("a sheet that is shown a second time")
struct SecondSheetTests {
  /// The views of the first sheet are gone, and some of the second one's take their places in memory: which ones, the hash seed decides, since
  /// dictionaries grow otherwise with it.
  @Test("Its views follow the state that they read, wherever they are in memory", arguments: 1...12)
  func follows(seed: Int) throws {
    var configuration = RunConfiguration()
    configuration.hashSeed = UInt64(seed)
    configuration.profile = .iOS17
    let toggle = CellInteraction.tap(.showing("Muted"), .path("UICollectionViewListCell/contentView/HStack/Switch"))
    let trace = try Runner(DraftsScreen.self).run(
      [.tap(.showing("Add")), .pullDownSheet, .tap(.showing("Add")), toggle], configuration)
    #expect(trace.end == .finished)
    let switches = trace.steps.last?.checkpoint.flatMap(\.elements).filter { $0.role == .toggle } ?? []
    #expect(switches.map { $0["isOn"] } == ["true"])
  }
}
