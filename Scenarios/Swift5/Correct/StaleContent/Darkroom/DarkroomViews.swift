import SwiftUI

struct PhotoTile: View {
  let number: Int
  let photo: Photo
  let isMarked: Bool
  let reader: ExposureReader
  @State private var exposure: Exposure?

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("\(number)")
          .font(.caption)
          .foregroundStyle(.secondary)
        Spacer()
        if isMarked { Image(systemName: "flag.fill").accessibilityLabel("Marked") }
      }
      Text(photo.name)
        .font(.headline)
      Text("Day \(photo.day)")
        .font(.caption)
      Text(exposure.map { "\($0.lens) · \($0.time)" } ?? "reading…")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(8)
    .frame(maxWidth: .infinity, minHeight: 96)
    .task(id: photo.id) { exposure = await reader.exposure(of: photo) }
  }
}

struct DarkroomView: View {
  @StateObject private var roll = PhotoRoll()

  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(Array(roll.ordered.enumerated()), id: \.element.id) { index, photo in
            Button {
              roll.toggleMark(photo.id)
            } label: {
              PhotoTile(number: index + 1, photo: photo, isMarked: roll.marked.contains(photo.id), reader: roll.reader)
            }
            .buttonStyle(.plain)
            .contextMenu {
              Button("Discard", role: .destructive) { roll.discard(photo.id) }
            }
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Roll 12")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(roll.order == .day ? "By name" : "By day") { roll.order = roll.order == .day ? .name : .day }
        }
        ToolbarItem(placement: .status) {
          Text("\(roll.marked.count) marked")
        }
      }
    }
  }
}
