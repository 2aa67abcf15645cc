import SwiftUI

struct NodeHardware: Identifiable {
  let id: String
  let pictures: [String]
}

enum NodePictures {
  /// Draws a picture's file, which takes a moment.
  static func drawing(of file: String) async -> String {
    try? await Task.sleep(for: .milliseconds(120))
    return "Drawing of \(file)"
  }
}

struct NodePictureView: View {
  let file: String
  @State private var drawing: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text(file)
        .font(.caption)
      if let drawing {
        Text(drawing)
      } else {
        ProgressView()
      }
    }
    .task {
      drawing = await NodePictures.drawing(of: file)
    }
  }
}

struct NodeImagesView: View {
  private let nodes = [
    NodeHardware(id: "T-Beam", pictures: ["tbeam-front.svg", "tbeam-back.svg"]),
    NodeHardware(id: "Heltec V3", pictures: ["heltec-front.svg", "heltec-side.svg"]),
    NodeHardware(id: "RAK 4631", pictures: ["rak-front.svg", "rak-back.svg"]),
  ]
  @State private var selected = "T-Beam"

  private var pictures: [String] { nodes.first { $0.id == selected }?.pictures ?? [] }

  var body: some View {
    List {
      Section("Node") {
        ForEach(nodes) { node in
          Button {
            selected = node.id
          } label: {
            Label(node.id, systemImage: node.id == selected ? "checkmark.circle.fill" : "circle")
          }
        }
      }
      Section("Hardware") {
        ForEach(Array(pictures.enumerated()), id: \.offset) { _, file in
          NodePictureView(file: file)
        }
      }
    }
  }
}
