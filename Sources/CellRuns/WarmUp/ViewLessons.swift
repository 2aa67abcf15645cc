import CellHarness
import SwiftUI
import UIKit

/// Cells that show views.
struct ContentLesson: CellScreen {
  private let controller = ContentLessonController(collectionViewLayout: UICollectionViewFlowLayout())
  var rootViewController: UIViewController { controller }
  var mutations: [CellMutation] { [CellMutation("change") { controller.change() }] }
}

private final class ContentLessonController: UICollectionViewController {
  private var count = 30
  private let row = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIHostingConfiguration { RowLesson(number: number, isMarked: state.isSelected) }
    }
  }

  func change() {
    count += 1
    collectionView.reloadData()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
  }
}

private struct RowLesson: View {
  let number: Int
  let isMarked: Bool
  @State private var isOpen = false

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: isMarked ? "star.fill" : "star").foregroundStyle(.secondary)
      VStack(alignment: .leading) {
        Text("Row \(number)").font(.headline)
        if isOpen { Text("More").foregroundColor(.gray).padding(.top, 2) }
      }
      Spacer()
      Button("Open") { isOpen.toggle() }.buttonStyle(.borderless)
    }
    .frame(minHeight: 44)
    .background(isMarked ? Color.yellow : Color.clear)
    .onAppear {}
  }
}

/// A list of views.
struct ViewLesson: CellScreen {
  private let model = ModelLesson()
  var rootViewController: UIViewController { UIHostingController(rootView: ListLesson(model: model)) }
  var mutations: [CellMutation] { [CellMutation("change") { model.rows.remove(at: 1) }] }
}

private final class ModelLesson: ObservableObject {
  struct Row: Identifiable, Hashable { let id: Int }
  @Published var rows = (0..<40).map(Row.init)
  @Published var text = ""
}

private struct ListLesson: View {
  @ObservedObject var model: ModelLesson
  @State private var marked: Set<Int> = []

  var body: some View {
    NavigationStack {
      List {
        Section("Rows") {
          ForEach(model.rows) { row in
            NavigationLink(value: row) {
              RowLesson(number: row.id, isMarked: marked.contains(row.id)).onTapGesture { marked.insert(row.id) }
            }
            .swipeActions { Button("Delete", role: .destructive) { model.rows.removeAll { $0 == row } } }
          }
          .onDelete { model.rows.remove(atOffsets: $0) }
        }
        Section { TextField("Text", text: $model.text) }
      }
      .navigationTitle("Lesson")
      .toolbar { ToolbarItem { Button("Add") {} } }
      .navigationDestination(for: ModelLesson.Row.self) { Text("Detail \($0.id)") }
    }
  }
}
