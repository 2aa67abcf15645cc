import SwiftUI

struct TwinPhotosPicture: Identifiable, Hashable {
  let id: Int
  let scene: Int
  let name: String
  let size: String
}

/// Pictures that are there twice. The one that is chosen of two is kept, and the other one thrown away.
@MainActor final class TwinPhotosModel: ObservableObject {
  @Published private(set) var pictures: [TwinPhotosPicture]
  @Published var best: Set<TwinPhotosPicture.ID> = []

  init() {
    let scenes = ["Pier", "Dunes", "Ferry", "Lighthouse", "Nets"]
    pictures = scenes.enumerated().flatMap { scene, name in
      [
        TwinPhotosPicture(id: scene * 2, scene: scene, name: name, size: "\(4 + scene) MB"),
        TwinPhotosPicture(id: scene * 2 + 1, scene: scene, name: "\(name) copy", size: "\(2 + scene) MB"),
      ]
    }
  }

  /// Throws away the twins of what is chosen.
  func keepBest() {
    let kept = pictures.filter { best.contains($0.id) }
    pictures.removeAll { picture in
      !best.contains(picture.id) && kept.contains { $0.scene == picture.scene }
    }
    best = []
  }
}

struct TwinPhotosView: View {
  @ObservedObject var model: TwinPhotosModel

  var body: some View {
    NavigationStack {
      List(selection: $model.best) {
        ForEach(model.pictures) { picture in
          HStack {
            Image(systemName: "photo")
            Text(picture.name)
            Spacer()
            Text(picture.size).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .environment(\.editMode, .constant(.active))
      .navigationTitle("Doubles")
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button("Keep the chosen") { model.keepBest() }
            .disabled(model.best.isEmpty)
        }
      }
    }
  }
}
