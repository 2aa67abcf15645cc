/// What public row code uses, most frequent first. Written by `.ci/required`; not to be edited.
enum Required {
  /// Names.
  static let symbols = """
    View leading Text padding frame HStack VStack id UIHostingConfiguration Color background foregroundStyle font Image
    Spacer margins @State Button secondary @Environment body foregroundColor PreviewProvider all @ViewBuilder Rectangle
    ForEach RoundedRectangle clipShape opacity lineLimit cornerRadius environment overlay primary medium footnote Preview
    buttonStyle environmentObject AnyCancellable ZStack onTapGesture Circle accessibilityLabel fill resizable semibold Label
    Group animation contentShape accessibilityElement hidden red sink tint fontWeight offset onAppear send swipeActions
    ProgressView bold onChange store @ObservedObject Context Font fixedSize regular List UIHostingController automatic blue
    transition EmptyView accessibilityHidden alert aspectRatio navigationTitle small ScrollView UIViewRepresentable caption
    constant gray headline minSize onDelete previewDisplayName separator subheadline @Binding @Published dark imageScale
    large multilineTextAlignment stroke symbol ObservableObject task baselineOffset fit inline navigationBarTitleDisplayMode
    strokeBorder accessibilityIdentifier contextMenu disabled flatMap green onDrag toolbar @EnvironmentObject GeometryReader
    ToolbarItem clipped custom firstTextBaseline ignore ignoresSafeArea labelStyle listRowBackground listRowInsets
    previewLayout publisher tag title2 @StateObject AnyView Binding Divider Menu actionSheet bordered callout identity
    listStyle scaleEffect scrollTo Capsule EdgeInsets accessibilityAddTraits accessibilityHint alignmentGuide layoutPriority
    listRowSeparatorLeading middle minimumScaleFactor onReceive redactionReasons renderingMode scaledToFill
    scrollContentBackground sheet template yellow @Namespace LinearGradient NavigationStack Section Toggle
    UIViewControllerRepresentable always borderless degrees hoverEffect inset orange progressViewStyle redacted scaledToFit
    topLeading @Observable Angle LazyHStack OpenURLAction accentColor allowsHitTesting borderedProminent bottomLeading
    bottomTrailing circular debounce easeInOut glassEffect heavy lineSpacing merge onDisappear pink receive rightToLeft
    rotationEffect textCase title3 truncationMode PassthroughSubject removeDuplicates TextField wrappedValue
    """

  /// Forms of them, with their labels, separated by `·`.
  static let forms = """
    Text(_:) · .foregroundStyle(_:) · .font(_:) · .padding(_:_:) · UIHostingConfiguration {} · .background(_:) ·
    .margins(_:_:) · Spacer() · Image(systemName:) · VStack(alignment:spacing:) {} · .foregroundColor(_:) ·
    .frame(width:height:) · HStack {} · HStack(spacing:) {} · Rectangle() · .clipShape(_:) · .opacity(_:) · .background {} ·
    VStack(spacing:) {} · .frame(maxWidth:alignment:) · .lineLimit(_:) · Button {} · .environment(_:_:) · .padding(_:) ·
    .buttonStyle(_:) · .environmentObject(_:) · .onTapGesture {} · RoundedRectangle(cornerRadius:) ·
    .accessibilityLabel(_:) · Circle() · .resizable() · ForEach(_:) {} · HStack(alignment:spacing:) {} · .contentShape(_:) ·
    .fill(_:) · .frame(height:) · ForEach(_:id:) {} · Group {} · Preview {} · .accessibilityElement(children:) ·
    Label(_:systemImage:) · .tint(_:) · .fontWeight(_:) · .frame(maxWidth:) · .overlay {} · ZStack {} ·
    .animation(_:value:) · .onAppear {} · .onChange(of:) {} · .sink {} · Color(_:) · VStack(alignment:) {} ·
    .frame(width:) · .padding() · .store(in:) · .transition(_:) · ProgressView() · UIHostingController(rootView:) ·
    .accessibilityHidden(_:) · .navigationTitle(_:) · Button(_:) {} · .id(_:) · .previewDisplayName(_:) · List {} ·
    VStack {} · .fixedSize(horizontal:vertical:) · .imageScale(_:) · .minSize(height:) · .multilineTextAlignment(_:) ·
    HStack(alignment:) {} · .aspectRatio(contentMode:) · EmptyView() · .baselineOffset(_:) ·
    .navigationBarTitleDisplayMode(_:) · .stroke(_:lineWidth:) · Button(action:) {} · Color(uiColor:) ·
    UIHostingConfiguration(content:) · .cornerRadius(_:) · .disabled(_:) · .overlay(alignment:) {} · .toolbar {} ·
    Button(role:) {} · Image(uiImage:) · ZStack(alignment:) {} · .clipped() · .contextMenu {} · .labelStyle(_:) ·
    .listRowBackground(_:) · .listRowInsets(_:) · .offset(y:) · .previewLayout(_:) · .task {} · GeometryReader {} ·
    Spacer(minLength:) · .aspectRatio(_:contentMode:) · .flatMap {} · .ignoresSafeArea() · .listStyle(_:) · .offset(x:y:) ·
    .overlay(_:) · .publisher(for:) · .scaleEffect(_:) · .strokeBorder(_:lineWidth:) · .swipeActions(edge:) {} · Divider() ·
    Menu {} · RoundedRectangle(cornerRadius:style:) · ToolbarItem(placement:) {} · .accessibilityAddTraits(_:) ·
    .accessibilityIdentifier(_:) · .alignmentGuide(_:) {} · .bold() · .layoutPriority(_:) · .minimumScaleFactor(_:) ·
    .onReceive(_:) {} · .renderingMode(_:) · .scaledToFill() · .scrollContentBackground(_:) · Preview(_:) {} ·
    ScrollView {} · ScrollView(_:showsIndicators:) {} · .constant(_:) · .degrees(_:) · .environment(_:) ·
    .frame(maxWidth:maxHeight:) · .progressViewStyle(_:) · .scaledToFit() · .sheet(isPresented:) {} · .swipeActions {} ·
    .swipeActions(edge:allowsFullSwipe:) {} · .tag(_:) · Button(_:role:) {} · Capsule() · .alert(_:isPresented:) {} ·
    .allowsHitTesting(_:) · .debounce(for:scheduler:) · .fixedSize() · .frame(in:) · .frame(minHeight:) · .hoverEffect() ·
    .lineSpacing(_:) · .onDisappear {} · .receive(on:) · .redacted(reason:) · .rotationEffect(_:) · .send(_:) ·
    .symbol(_:) · .task(id:) {} · .textCase(_:) · .truncationMode(_:) · Image(_:) · LazyHStack(spacing:) {} ·
    NavigationStack {} · Section {} · Text(_:format:) · Toggle(_:isOn:) · .automatic(includesZero:) ·
    .easeInOut(duration:) · .frame(height:alignment:) · .frame(maxWidth:maxHeight:alignment:) · .offset(x:) ·
    .removeDuplicates() · .strokeBorder(lineWidth:) · Button(role:action:) {} · Image(_:bundle:) ·
    LinearGradient(colors:startPoint:endPoint:) · Text(_:style:) · .animation(_:) · .background(_:in:) · .flatMap(_:) ·
    .frame(maxHeight:) · .frame(maxWidth:minHeight:maxHeight:alignment:) · .frame(minWidth:) · .glassEffect(_:) ·
    .glassEffect(_:in:) · .onDelete {} · .scrollTo(_:anchor:) · .sheet(item:) {} · .stroke(_:) · Angle(degrees:) ·
    AnyView(_:) · EdgeInsets(top:leading:bottom:trailing:) · LinearGradient(gradient:startPoint:endPoint:) ·
    OpenURLAction {} · PassthroughSubject() · ScrollView(_:) {} · Section(_:) {} · StateObject(wrappedValue:) ·
    TextField(_:text:)
    """

  /// Forms with such a name that apps or other frameworks declare.
  static let others = """
    .send(viewAction:) · .id {} · .inset(by:) · Image(asset:) · .merge(_:) {} · .animation() · .background(elementKind:) ·
    .caption {} · .custom(_:) · .custom(spacing:alignment:) · .dark {} · .medium {} · .onAppear() · .send(draft:) ·
    .separator(_:) · .swipeActions(edge:performsFirstActionWithFullSwipe:items:)
    """
}
