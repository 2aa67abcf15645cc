import SwiftUI

struct PlumeRow: View {
  let plume: Plume
  let seen: Int
  let count: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(plume.name)
        Text(plume.latin).font(.caption).italic()
      }
      Spacer()
      if seen > 0 {
        Text("\(seen)×").monospacedDigit()
      }
      Button("Saw it", action: count)
        .buttonStyle(.bordered)
    }
  }
}

struct PlumeFinderView: View {
  @Bindable var search: PlumeSearch

  var body: some View {
    NavigationStack {
      List {
        if let message = search.message {
          Text(message).foregroundStyle(.secondary)
        }
        ForEach(search.hits) { plume in
          NavigationLink(value: plume) {
            PlumeRow(plume: plume, seen: search.sightings[plume.id] ?? 0) { search.count(plume) }
          }
          .swipeActions {
            Button("Forget") { search.forget(plume) }
          }
        }
      }
      .overlay {
        if search.isLoading && search.hits.isEmpty { ProgressView() }
      }
      .navigationTitle("Birds")
      .navigationDestination(for: Plume.self) { plume in
        PlumeDetail(plume: plume, seen: search.sightings[plume.id] ?? 0)
      }
      .searchable(text: $search.text, prompt: "Name of a bird")
    }
  }
}

struct PlumeDetail: View {
  let plume: Plume
  let seen: Int

  var body: some View {
    Form {
      LabeledContent("Latin", value: plume.latin)
      LabeledContent("Seen", value: "\(seen)")
    }
    .navigationTitle(plume.name)
  }
}
